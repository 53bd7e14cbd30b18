// Whether clients see the questionnaire, and until when (spec: intake#showing).
import { isLikelyDay } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import type { QuestionnaireFirmProblemCode } from '../firm-problems.ts'

export interface Showing {
  readonly isShown: boolean
  /** YYYY-MM-DD */
  readonly dueOn: string | null
}

/** Of a case that never had a questionnaire. */
export const neverShown: Showing = { isShown: false, dueOn: null }

export interface ShowingFinding extends Finding {
  readonly code: QuestionnaireFirmProblemCode
  readonly field: 'dueOn'
}

export function isSameShowing(a: Showing, b: Showing): boolean {
  return a.isShown === b.isShown && a.dueOn === b.dueOn
}

/** The day of a hidden questionnaire stays as it is. */
export function applyShowing(current: Showing, change: Showing): Showing {
  return change.isShown ? change : { isShown: false, dueOn: current.dueOn }
}

/** A deadline that has passed may stay, but no new one is in the past. */
export function findShowingProblems(
  current: Showing,
  { isShown, dueOn }: Showing,
  today: string,
): readonly ShowingFinding[] {
  if (!isShown || dueOn === null || dueOn === current.dueOn) return []
  if (!isLikelyDay(dueOn)) return [{ code: 'questionnaire.due-day-invalid', field: 'dueOn' }]
  return dueOn < today ? [{ code: 'questionnaire.due-day-past', field: 'dueOn' }] : []
}
