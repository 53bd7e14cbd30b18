// What is still a person's, and who may take it over (spec: staff#people-who-leave).
import { fillIn } from '#lib/problem.ts'
import type { StaffRole } from '#lib/viewer.ts'

export interface HeldWork {
  /** Open cases in which the person is the attorney or the paralegal. */
  readonly openCases: number
  /** Open tasks. */
  readonly tasks: number
  readonly savedFilters: number
  /** Cases whose reminders this person has paused. */
  readonly pausedReminders: number
  /** Colleagues who are or will be out of office, and have named this person. */
  readonly substituteFor: number
}

export interface LeavingWork extends HeldWork {
  /** Of the open cases, those in which the person is the attorney. */
  readonly casesAsAttorney: number
}

export type HeldWorkWords = Readonly<
  Record<keyof HeldWork, { readonly single: string; readonly several: string }>
>

const parts = [
  'openCases',
  'tasks',
  'savedFilters',
  'pausedReminders',
  'substituteFor',
] as const satisfies readonly (keyof HeldWork)[]

export const noWork: LeavingWork = {
  openCases: 0,
  casesAsAttorney: 0,
  tasks: 0,
  savedFilters: 0,
  pausedReminders: 0,
  substituteFor: 0,
}

/** `4 open cases`, `1 task` … without what there is none of. */
export function describeWork(work: HeldWork, words: HeldWorkWords): readonly string[] {
  return parts
    .filter((part) => work[part] > 0)
    .map((part) =>
      fillIn(work[part] === 1 ? words[part].single : words[part].several, { count: work[part] }),
    )
}

export function hasWork(work: HeldWork): boolean {
  return parts.some((part) => work[part] > 0)
}

export function isSameWork(a: LeavingWork, b: LeavingWork): boolean {
  return a.casesAsAttorney === b.casesAsAttorney && parts.every((part) => a[part] === b[part])
}

/** A paralegal leads no case. */
export function mayTakeOver(
  role: StaffRole,
  { casesAsAttorney }: Pick<LeavingWork, 'casesAsAttorney'>,
): boolean {
  return role !== 'paralegal' || casesAsAttorney === 0
}
