import type {
  IntakeAct,
  IntakeDebtor,
  IntakeFormSummary,
  IntakeSection,
  StaffIntake,
} from '#contract/workspace.generated.ts'
import { getColleague } from '#features/staff/server/colleagues.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { toInstructionsText } from '../../rules/content/instructions.ts'
import { isFiledIn, officialForms } from '../../rules/forms/official-forms.ts'
import { arrangeForm, linesOfQuestion } from '../../rules/intake/arrange-form.ts'
import { getSectionVersion } from '../../rules/intake/versions.ts'
import { getProgress } from '../../rules/progress/progress.ts'
import { commentPrefix } from '../../rules/progress/section-comment.ts'
import { isReadOnly, sectionStatus } from '../../rules/progress/section-status.ts'
import type { CaseSection } from '../load-questionnaire.ts'
import { runCooperatively } from '../save/cooperative.ts'
import { findClientNumber, getNumberQuestion } from './client-numbers.ts'
import type { IntakeDeps } from './deps.ts'
import {
  describeQuestions,
  findGivenName,
  questionsOfForms,
  type DescribedQuestion,
} from './describe-questions.ts'
import { loadIntake, type Intake, type IntakeInput } from './load-intake.ts'

/** Null for a case without a questionnaire. */
export async function readCaseIntake(
  deps: IntakeDeps,
  viewer: StaffViewer,
  input: IntakeInput,
): Promise<StaffIntake | null> {
  const intake = await loadIntake(deps, viewer, input)
  if (!intake) return null
  const { questionnaire, copy } = intake
  const groups = await runCooperatively(describeQuestions(intake))
  const questions = groups.flatMap((group) => group.questions)
  return {
    caseId: questionnaire.caseId,
    isShown: questionnaire.isDisplayed,
    dueOn: questionnaire.dueOn,
    instructions: toInstructionsText(questionnaire.instructions),
    debtors: await listDebtors(deps, intake),
    sections: questionnaire.sections.map((section) => describeSection(intake, section, questions)),
    forms: await runCooperatively(summarizeForms(intake, questionsOfForms(intake, groups))),
    submittedAt: copy.submittedAt,
    submittedBy: findGivenName(intake, copy.submittedBy),
    copyDocumentId: copy.documentId,
    isCopyAwaited: copy.isAwaited,
  }
}

export function describeSection(
  intake: Intake,
  section: CaseSection,
  questions: readonly DescribedQuestion[],
): IntakeSection {
  const { questionnaire, states, language } = intake
  const { content, shapeNow } = questionnaire
  const { id, systemName, order, status, isDisplayed, isRejected, comments } = section
  const acts = intake.acts.get(id)
  if (!acts) throw new Error('A section has no acts')
  const own = questions.filter(({ shown }) => shown.sectionId === id)
  const { total, complete } = getProgress(content, shapeNow, systemName, states)
  const isHandedIn = isReadOnly(status)
  const isChecked = status === sectionStatus.imported
  return {
    ...{ id, systemName, order, status },
    name: content.sections.find((known) => known.systemName === systemName)?.name[language] ?? '',
    isShown: isDisplayed,
    isSentBack: isRejected,
    version: getSectionVersion(section, acts),
    handedInAt: isHandedIn ? acts.handedInAt : null,
    handedInBy: isHandedIn ? findGivenName(intake, acts.handedInBy) : null,
    neededCount: total,
    answeredCount: complete,
    helpCount: countHelp(own),
    warningCount: countWarnings(own),
    comment: comments?.slice(commentPrefix.length) ?? null,
    checked: isChecked ? toAct(intake, acts.checkedBy, acts.checkedAt) : null,
    approved: isChecked ? toAct(intake, acts.approvedBy, acts.approvedAt) : null,
  }
}

function toAct({ colleagues }: Intake, by: string | null, at: Date | null): IntakeAct | null {
  return by === null || at === null ? null : { by: getColleague(colleagues, by), at }
}

function countHelp(questions: readonly DescribedQuestion[]): number {
  return questions.filter(({ shown }) => shown.state === 'HELP_REQUESTED').length
}

function countWarnings(questions: readonly DescribedQuestion[]): number {
  return questions.reduce((count, { shown }) => count + shown.warnings.length, 0)
}

async function listDebtors(deps: IntakeDeps, intake: Intake): Promise<readonly IntakeDebtor[]> {
  const debtors: IntakeDebtor[] = []
  for (const person of intake.people.toSorted((a, b) => a.debtor - b.debtor)) {
    const { id: participantId, debtor, givenName, familyName } = person
    const answer = intake.answers.get(getNumberQuestion(person))?.opened
    const client = await findClientNumber(deps, person, answer)
    debtors.push({
      ...{ participantId, debtor, name: `${givenName} ${familyName}` },
      numberKind: client?.kind ?? null,
      lastFour: client?.number.slice(-4) ?? null,
    })
  }
  return debtors
}

/**
 * Leaves out forms to which no question of the case leads. A request for help counts at the first
 * form of its question. One form is one step.
 */
function* summarizeForms(
  { questionnaire: { shapeNow } }: Intake,
  questions: readonly DescribedQuestion[],
): Generator<void, readonly IntakeFormSummary[]> {
  const { chapter } = shapeNow
  const applying = questions.filter(({ isAsked }) => isAsked)
  const summaries: IntakeFormSummary[] = []
  const placed = new Set<DescribedQuestion>()
  for (const form of officialForms) {
    yield
    if (!isFiledIn(form, chapter)) continue
    const own = applying.filter(
      ({ question }) => linesOfQuestion(form, chapter, question).length > 0,
    )
    if (own.length === 0) continue
    const lines = arrangeForm(form, chapter, own).flatMap((part) => part.lines)
    const count = (state: string) => lines.filter((line) => line.state === state).length
    summaries.push({
      form: form.number,
      name: form.name,
      answeredCount: count('answered'),
      gapCount: count('gap'),
      helpCount: countHelp(own.filter((question) => !placed.has(question))),
      warningCount: countWarnings(own),
      isAttorneysPart: form.isAttorneysPart ?? false,
    })
    for (const question of own) placed.add(question)
  }
  return summaries
}
