// Everything that can go wrong when a firm sets a day of a course. Read by those who work at the firm.
import type { ProblemList } from '#kit/problem.ts'

export const courseDeadlineProblems = {
  'courses.no-such-debtor': { kind: 'not-found', text: 'This case has no such debtor.' },
  'courses.no-day': { kind: 'invalid', text: 'The day is expected as YYYY-MM-DD.' },
} as const satisfies ProblemList
