// What can go wrong with notifications.
import type { ProblemList } from '#lib/problem.ts'

export const notificationsProblems = {
  'notifications.not-found': { kind: 'not-found', text: 'This notification could not be found.' },
  'notifications.too-many': { kind: 'invalid', text: 'At most 100 notifications at once.' },
} as const satisfies ProblemList

/** Ids that one call may mark (safety 2.9). */
export const mostIdsPerCall = 100
