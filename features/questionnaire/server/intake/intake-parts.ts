// One section as asked, and one form by its lines (spec: intake#as-asked, intake#form-lines).
import type {
  IntakeFormLine,
  IntakeFormPart,
  IntakeLineColumn,
  IntakeLineRow,
  IntakeQuestion,
  IntakeSectionAnswers,
  StaffIntakeForm,
} from '#contract/workspace.generated.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { findForm } from '../../rules/forms/official-forms.ts'
import {
  arrangeForm,
  linesOfQuestion,
  type ArrangedLine,
  type LineColumn,
  type PlacedRow,
} from '../../rules/intake/arrange-form.ts'
import { problem } from '../../rules/firm-problems.ts'
import type { CaseSection } from '../load-questionnaire.ts'
import { runCooperatively } from '../save/cooperative.ts'
import { describeSection } from './case-intake.ts'
import type { IntakeDeps } from './deps.ts'
import {
  describeQuestions,
  questionsOfForms,
  type DescribedQuestion,
} from './describe-questions.ts'
import { requireIntake, type Intake } from './load-intake.ts'

export interface SectionInput {
  readonly caseId: string
  readonly sectionId: string
}

export async function readIntakeSection(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, sectionId }: SectionInput,
): Promise<IntakeSectionAnswers> {
  const intake = await requireIntake(deps, viewer, caseId)
  const section = requireSection(intake, sectionId)
  const groups = await runCooperatively(describeQuestions(intake, section))
  const questions = groups.flatMap((group) => group.questions)
  return {
    section: describeSection(intake, section, questions),
    groups: groups.map(({ questionGroupId, name, questions: own }) => ({
      ...{ questionGroupId, name },
      questions: own.map(({ shown }) => shown),
    })),
  }
}

function requireSection({ questionnaire }: Intake, sectionId: string): CaseSection {
  const section = questionnaire.sections.find(({ id }) => id === sectionId.toLowerCase())
  if (!section) throw problem('questionnaire.section-absent')
  return section
}

/** Returns the current answer. The question must be one of the case. */
export async function readIntakeQuestion(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, questionKey }: { readonly caseId: string; readonly questionKey: string },
): Promise<IntakeQuestion | null> {
  const intake = await requireIntake(deps, viewer, caseId)
  const groups = await runCooperatively(describeQuestions(intake))
  const questions = groups.flatMap((group) => group.questions)
  return questions.find(({ key }) => key === questionKey)?.shown ?? null
}

export async function readIntakeForm(
  deps: IntakeDeps,
  viewer: StaffViewer,
  { caseId, form: number }: { readonly caseId: string; readonly form: string },
): Promise<StaffIntakeForm> {
  const intake = await requireIntake(deps, viewer, caseId)
  const form = findForm(number)
  if (!form) throw problem('questionnaire.no-such-form')
  const { chapter } = intake.questionnaire.shapeNow
  const questions = questionsOfForms(intake, await runCooperatively(describeQuestions(intake)))
  const leading = questions.flatMap(({ question, shown }) => {
    const [line] = linesOfQuestion(form, chapter, question)
    return line === undefined ? [] : [{ line, shown }]
  })
  const parts = arrangeForm(form, chapter, questions).map(({ title, lines }) => ({
    title,
    lines: lines.map(toContractLine),
  }))
  return {
    form: form.number,
    name: form.name,
    columns: listHeadings(intake, parts),
    parts,
    warnings: leading.flatMap(({ line, shown }) =>
      shown.warnings.map((warning) => ({ ...warning, line })),
    ),
    helpRequests: leading.flatMap(({ shown }) => (shown.state === 'HELP_REQUESTED' ? [shown] : [])),
  }
}

function listHeadings(
  { questionnaire: { names } }: Intake,
  parts: readonly IntakeFormPart[],
): StaffIntakeForm['columns'] {
  const columns = parts.flatMap(({ lines }) => lines.flatMap((line) => line.columns))
  const used = new Set(columns.map(({ debtor }) => debtor))
  const headings = [
    { debtor: 0, name: null },
    { debtor: 1, name: names[1] },
    { debtor: 2, name: names[2] || null },
  ]
  return headings.filter(({ debtor }) => used.has(debtor))
}

const lineStates = {
  answered: 'ANSWERED',
  gap: 'GAP',
  empty: 'EMPTY',
  notAsked: 'NOT_ASKED',
} as const

function toContractLine(line: ArrangedLine<DescribedQuestion>): IntakeFormLine {
  return {
    line: line.line,
    label: line.label,
    state: lineStates[line.state],
    columns: line.columns.map(toContractColumn),
  }
}

function toContractColumn(column: LineColumn<DescribedQuestion>): IntakeLineColumn {
  return {
    debtor: column.debtor,
    rows: column.rows.map(toContractRow),
    entries: column.entries.map(({ number, name, question: { shown }, rows }) => ({
      ...{ number, name, questionKey: shown.questionKey, sectionId: shown.sectionId },
      rows: rows.map(toContractRow),
    })),
  }
}

function toContractRow({ question, ...row }: PlacedRow<DescribedQuestion>): IntakeLineRow {
  const { questionKey, sectionId, state, savedAt = null, savedBy = null } = question.shown
  return { ...row, questionKey, sectionId, questionState: state, savedAt, savedBy }
}
