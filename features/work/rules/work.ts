// Notes and tasks of the firm at a case (spec: workspace#notes, workspace#tasks).
import { isLikelyDay } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank, oneLine, toStorable } from '#lib/text.ts'
import type { WorkProblem } from './problems.ts'

/** At a case. */
export const maxNotes = 200
/** At a case, done ones included. */
export const maxTasks = 200
/** In a firm. */
export const maxTemplates = 60

const maxNoteCharacters = 4000
const maxTitleCharacters = 200
const maxDays = 365

export interface WorkFinding extends Finding {
  readonly code: WorkProblem
  readonly field: string
}

export interface TaskContent {
  readonly title: string
  /** `YYYY-MM-DD`. Null for no date. */
  readonly dueOn: string | null
}

export interface TemplateContent {
  readonly title: string
  /** Null for no date. */
  readonly dueAfterDays: number | null
}

export function toNote(text: string): string {
  return toStorable(text).trim()
}

export function toTitle(text: string): string {
  return oneLine(text)
}

export function findNoteProblem(text: string): WorkFinding | undefined {
  if (isBlank(text)) return { code: 'cases.note-blank', field: 'text' }
  return countCharacters(toNote(text)) > maxNoteCharacters
    ? { code: 'cases.note-too-long', field: 'text', params: { max: maxNoteCharacters } }
    : undefined
}

/** In the order of the fields. */
export function findTaskProblems({ title, dueOn }: TaskContent): readonly WorkFinding[] {
  const isDayWrong = dueOn !== null && !isLikelyDay(dueOn)
  return [
    ...findTitleProblem(title),
    ...(isDayWrong ? [{ code: 'cases.task-day-invalid', field: 'dueOn' } as const] : []),
  ]
}

/** In the order of the fields. */
export function findTemplateProblems({
  title,
  dueAfterDays,
}: TemplateContent): readonly WorkFinding[] {
  const areDaysWrong =
    dueAfterDays !== null &&
    !(Number.isInteger(dueAfterDays) && dueAfterDays >= 0 && dueAfterDays <= maxDays)
  return [
    ...findTitleProblem(title),
    ...(areDaysWrong
      ? [
          {
            code: 'cases.template-days-invalid',
            field: 'dueAfterDays',
            params: { max: maxDays },
          } as const,
        ]
      : []),
  ]
}

function findTitleProblem(title: string): readonly WorkFinding[] {
  if (isBlank(title)) return [{ code: 'cases.task-blank', field: 'title' }]
  return countCharacters(toTitle(title)) > maxTitleCharacters
    ? [{ code: 'cases.task-too-long', field: 'title', params: { max: maxTitleCharacters } }]
    : []
}

function countCharacters(text: string): number {
  return [...text].length
}
