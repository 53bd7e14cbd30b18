// Everything that can go wrong when a firm creates or changes a case. Read by those who work at the firm.
import type { ProblemList } from '#kit/problem.ts'

export const casesFirmProblems = {
  'cases.no-such-case': { kind: 'not-found', text: 'There is no such case.' },
  'cases.no-day': { kind: 'invalid', text: 'The day is expected as YYYY-MM-DD.' },
  'cases.nothing-to-continue': { kind: 'refused', text: 'The first date of the meeting is not known. Set it first: deadlines are counted from it.' },
  'cases.continued-to-earlier': { kind: 'refused', text: 'A meeting is continued to a later day. The first date is {day}.' },
  'cases.no-active-attorney': {
    kind: 'refused',
    text: 'This firm has no active attorney. A case needs one: add an attorney first.',
  },
  'cases.same-email': {
    kind: 'refused',
    text: 'Both people have the email address {email}. Each one logs in with an address of their own: ask them for a second address, then create the case.',
  },
  'cases.same-mobile': {
    kind: 'refused',
    text: 'Both people have the mobile phone {mobile}. Login codes go to the phone, so each one should have their own.',
  },
} as const satisfies ProblemList
