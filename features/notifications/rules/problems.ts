import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const notificationsProblems = {
  'notifications.not-found': { kind: 'not-found', text: 'This notification could not be found.' },
  'notifications.too-many': { kind: 'invalid', text: 'At most 100 notifications at once.' },
} as const satisfies ProblemList

export const problem = problemFactory(notificationsProblems)

/** The maximum number of IDs in one call (spec: limits#notification-ids). */
export const maxIdsPerCall = 100
