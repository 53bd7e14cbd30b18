// What a person types about a task of the firm.
import { monthDayYear, parseMonthDayYear } from '#lib/dates.ts'
import { isBlank } from '#lib/text.ts'
import { findTaskProblems, type WorkFinding } from '../rules/work.ts'
import type { CaseTaskInput, CaseTaskPartsFragment } from './work.operations.ts'

export interface TaskDraft {
  readonly title: string
  /** Empty for no one in particular. */
  readonly assigneeId: string
  /** `MM/DD/YYYY`, as typed. */
  readonly dueOn: string
}

export const emptyTask: TaskDraft = { title: '', assigneeId: '', dueOn: '' }

export function toTaskDraft({ title, assignee, dueOn }: CaseTaskPartsFragment): TaskDraft {
  return {
    title,
    assigneeId: assignee?.id ?? '',
    dueOn: dueOn === null ? '' : monthDayYear(dueOn),
  }
}

/** Typed text that is no day stays as it is, and is refused. */
export function toTaskInput({ title, assigneeId, dueOn }: TaskDraft): CaseTaskInput {
  return {
    title,
    assigneeId: assigneeId === '' ? null : assigneeId,
    dueOn: isBlank(dueOn) ? null : (parseMonthDayYear(dueOn) ?? dueOn),
  }
}

export function findDraftProblems(draft: TaskDraft): readonly WorkFinding[] {
  const { title, dueOn = null } = toTaskInput(draft)
  return findTaskProblems({ title, dueOn })
}
