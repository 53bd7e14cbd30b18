import { problemFactory, type ProblemList } from '#lib/problem.ts'
import type { OrderRefusal } from './ordering/may-order.ts'

/** Max length of a waiver's reason. */
export const reasonMaxCharacters = 500

export const coursesFirmProblems = {
  'courses.no-such-case': { kind: 'not-found', text: 'There is no such case.' },
  'courses.no-such-debtor': { kind: 'not-found', text: 'This case has no debtor {debtor}.' },
  'courses.no-such-provider': { kind: 'invalid', text: 'The providers are {providers}.' },
  'courses.nothing-to-set': { kind: 'invalid', text: 'You did not give anything to set.' },
  'courses.single-case': {
    kind: 'refused',
    text: 'This case has one debtor, so there is no course to take together.',
  },
  'courses.option-settled': {
    kind: 'refused',
    text: 'A course was already ordered, and this does not match it. Reset the course first.',
  },
  'courses.no-day': { kind: 'invalid', text: 'The day is expected as YYYY-MM-DD.' },
  'courses.no-reason': {
    kind: 'invalid',
    text: 'Please say why the first course may be taken after filing.',
  },
  'courses.reason-too-long': { kind: 'invalid', text: 'A reason may have at most 500 characters.' },
  'courses.only-first': {
    kind: 'invalid',
    text: 'Here, only the first course can be marked as waived. If the court has excused your client from the second course, put it on hold.',
  },
  'courses.no-client-code': {
    kind: 'refused',
    text: 'The case has no client code at the order service.',
  },
  'courses.no-unit': {
    kind: 'refused',
    text: 'The office has no key at the order service. Set it first: course:setup --firm "…" --unit KEY.',
  },
  'courses.may-not-order': { kind: 'refused', text: 'This course cannot be ordered now: {why}.' },
  'courses.option-wanted': {
    kind: 'refused',
    text: 'There are two debtors. First set how they take the course (--option).',
  },
  'courses.ordered-before': { kind: 'refused', text: 'This course has already been ordered.' },
  'courses.number-wanted': {
    kind: 'invalid',
    text: 'The order service needs the Social Security number of debtor {debtor}, nine digits. No account has it.',
  },
  'courses.nothing-offered': {
    kind: 'refused',
    text: 'No provider that can be chosen offers this course.',
  },
  'courses.service-away': {
    kind: 'refused',
    text: 'The order service did not answer. We cannot see that anything was ordered. Please try again.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(coursesFirmProblems)

/** Reasons for a refusal, as shown to the firm. */
export const refusalWords: Readonly<Record<OrderRefusal, string>> = {
  legacy: 'it was ordered in an earlier system',
  'no-client-code': 'the case has no client code at the order service',
  'for-spouse': 'it is only for the other debtor',
  'before-filing': 'the case is not filed',
  'no-case-number': 'the case has no number',
  held: 'it is on hold',
  'after-filing': 'the case is filed and the first course was not waived',
  'no-course': 'there is no course at this stage of the case',
}
