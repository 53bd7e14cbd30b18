// Whether clients see the questionnaire, until when, and with which instructions (spec: intake#showing).
import { isLikelyDay } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { isUnreadable } from '#lib/text.ts'
import { instructionsMaxCharacters, tidyInstructionsText } from '../content/instructions.ts'
import type { QuestionnaireFirmProblemCode } from '../firm-problems.ts'

export interface Showing {
  readonly isShown: boolean
  /** YYYY-MM-DD */
  readonly dueOn: string | null
  /** Text of the firm. Empty while the default instructions apply. */
  readonly instructions: string
}

/** Of a case that never had a questionnaire. */
export const neverShown: Showing = { isShown: false, dueOn: null, instructions: '' }

export interface ShowingFinding extends Finding {
  readonly code: QuestionnaireFirmProblemCode
  readonly field: 'dueOn' | 'instructions'
}

export function isSameShowing(a: Showing, b: Showing): boolean {
  return (
    a.isShown === b.isShown &&
    a.dueOn === b.dueOn &&
    isSameInstructions(a.instructions, b.instructions)
  )
}

/** As they would be stored. The text of HTML that a script has set is not always as we store it. */
export function isSameInstructions(a: string, b: string): boolean {
  return tidyInstructionsText(a) === tidyInstructionsText(b)
}

/** The day and the instructions of a hidden questionnaire stay as they are. */
export function applyShowing(current: Showing, change: Showing): Showing {
  return change.isShown ? change : { ...current, isShown: false }
}

/** A deadline that has passed may stay, but no new one is in the past. */
export function findShowingProblems(
  current: Showing,
  { isShown, dueOn, instructions }: Showing,
  today: string,
): readonly ShowingFinding[] {
  if (!isShown) return []
  return [...findDayProblems(current.dueOn, dueOn, today), ...findTextProblems(instructions)]
}

function findDayProblems(
  current: string | null,
  dueOn: string | null,
  today: string,
): readonly ShowingFinding[] {
  if (dueOn === null || dueOn === current) return []
  if (!isLikelyDay(dueOn)) return [{ code: 'questionnaire.due-day-invalid', field: 'dueOn' }]
  return dueOn < today ? [{ code: 'questionnaire.due-day-past', field: 'dueOn' }] : []
}

function findTextProblems(instructions: string): readonly ShowingFinding[] {
  const text = tidyInstructionsText(instructions)
  if ([...text].length > instructionsMaxCharacters)
    return [{ code: 'questionnaire.instructions-too-long', field: 'instructions' }]
  return isUnreadable(text)
    ? [{ code: 'questionnaire.instructions-unreadable', field: 'instructions' }]
    : []
}
