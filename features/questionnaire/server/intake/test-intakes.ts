import { Problem } from '#lib/problem.ts'
import type { Answer, StaffClient } from '#testing/test-staff-client.ts'

const rowFields = 'path kind level label text isMissing isPrivate isGuess'
export const questionFields = `questionKey name asked whose debtor state version savedAt savedBy
  help { words since } resolution { as reply note act { by { familyName } at } }
  rows { ${rowFields} } warnings { id questionKey }`
export const sectionFields = `id systemName name status version isShown isSentBack handedInAt handedInBy
  neededCount answeredCount helpCount warningCount comment
  checked { by { familyName } at } approved { by { familyName } at }`
export const intakeFields = `isShown dueOn submittedAt submittedBy copyDocumentId isCopyAwaited
  debtors { participantId debtor name numberKind lastFour }
  sections { ${sectionFields} }
  forms { form name answeredCount gapCount helpCount warningCount isAttorneysPart }`

const caseIntake = `query ($caseId: ID!) { caseIntake(caseId: $caseId) { ${intakeFields} } }`
const intakeSection = `query ($caseId: ID!, $sectionId: ID!) {
  intakeSection(caseId: $caseId, sectionId: $sectionId) {
    section { ${sectionFields} } groups { name questions { ${questionFields} } } } }`
const intakeForm = `query ($caseId: ID!, $form: String!) {
  intakeForm(caseId: $caseId, form: $form) {
    form name columns { debtor name }
    parts { title lines { line label state columns {
      debtor rows { questionKey questionState label text isMissing isPrivate savedBy }
      entries { number name questionKey rows { label text isMissing } } } } }
    warnings { id line questionKey whose } helpRequests { questionKey help { words } } } }`

/** Calls the operations of one case as a person of the staff. */
export function readerOf(client: StaffClient, caseId: string) {
  const readIntake = () => client.run<Answer>(caseIntake, { caseId })
  const findSection = async (systemName: string) =>
    (await readIntake()).sections.find((section: Answer) => section.systemName === systemName)
  return {
    readIntake,
    findSection,
    readSection: (sectionId: string) => client.run<Answer>(intakeSection, { caseId, sectionId }),
    readForm: (form: string) => client.run<Answer>(intakeForm, { caseId, form }),
    async findQuestion(systemName: string, questionKey: string): Promise<Answer> {
      const { id } = await findSection(systemName)
      const { groups } = await client.run<Answer>(intakeSection, { caseId, sectionId: id })
      return groups
        .flatMap(({ questions }: Answer) => questions)
        .find((question: Answer) => question.questionKey === questionKey)
    },
    async findLine(form: string, line: string): Promise<Answer> {
      const { parts } = await client.run<Answer>(intakeForm, { caseId, form })
      return parts
        .flatMap(({ lines }: Answer) => lines)
        .find((candidate: Answer) => candidate.line === line)
    },
  }
}

export type IntakeReader = ReturnType<typeof readerOf>

/** The code of the problem with which a call is refused. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'went through'
  } catch (error) {
    if (error instanceof Problem) return error.code
    throw error
  }
}
