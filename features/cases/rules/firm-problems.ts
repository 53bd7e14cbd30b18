// Everything that can go wrong when a firm sets a day of a case. Read by those who work at the firm.
import type { ProblemList } from '#kit/problem.ts'

export const casesFirmProblems = {
  'cases.no-such-case': { kind: 'not-found', text: 'There is no such case.' },
  'cases.no-day': { kind: 'invalid', text: 'The day is expected as YYYY-MM-DD.' },
  'cases.nothing-to-continue': { kind: 'refused', text: 'The first date of the meeting is not known. Set it first: deadlines are counted from it.' },
  'cases.continued-to-earlier': { kind: 'refused', text: 'A meeting is continued to a later day. The first date is {day}.' },
} as const satisfies ProblemList
