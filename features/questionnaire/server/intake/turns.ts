import { problem } from '../../rules/firm-problems.ts'

/** Opening all answers of a case takes long, so each person of the staff gets one at a time. */
export const intakeTurns = {
  maxConcurrent: 2,
  maxQueued: 200,
  maxQueuedPerOwner: 10,
  turnedAway: () => problem('questionnaire.too-many-intakes'),
} as const
