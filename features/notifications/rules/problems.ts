import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const notificationsProblems = {
  'notifications.not-found': { kind: 'not-found', text: 'This notification could not be found.' },
  'notifications.too-many': { kind: 'invalid', text: 'At most 100 notifications at once.' },
  'notifications.colleague-absent': {
    kind: 'not-found',
    text: 'This colleague could not be found.',
  },
  'notifications.absence-days': {
    kind: 'invalid',
    text: 'Please enter the first and the last day. The last day cannot be before the first or in the past.',
  },
  'notifications.time-of-day': {
    kind: 'invalid',
    text: 'Please enter a time such as 07:30.',
  },
  'notifications.quiet-hours-empty': {
    kind: 'invalid',
    text: 'Quiet hours cannot end at the time they begin.',
  },
  'notifications.person-messages': {
    kind: 'locked',
    text: '{name} has had {count} messages in the last hour. The next one can go at {time}.',
  },
  'notifications.firm-messages': {
    kind: 'locked',
    text: 'Your firm has sent {count} messages in the last minute. The next one can go at {time}.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(notificationsProblems)

/** The maximum number of IDs in one call (spec: limits#notification-ids). */
export const maxIdsPerCall = 100
