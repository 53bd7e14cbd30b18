import { problemFactory, type ProblemList } from '#lib/problem.ts'
import type { OrderRefusal } from './ordering/may-order.ts'

/** Max characters of a client code. */
export const maxClientCode = 60

/** Max length of a waiver's reason. */
export const reasonMaxCharacters = 500

export const coursesFirmProblems = {
  'courses.no-such-case': { kind: 'not-found', text: 'There is no such case.' },
  'courses.no-such-debtor': { kind: 'not-found', text: 'This case has no debtor {debtor}.' },
  'courses.changed': {
    kind: 'refused',
    text: 'A colleague has changed this course. Look at it again before you go on.',
  },
  'courses.state-changed': {
    kind: 'refused',
    text: 'This course has moved on since you opened it. Look at it again before you go on.',
  },
  'courses.code-required': { kind: 'invalid', text: 'Enter the client code.' },
  'courses.code-too-long': { kind: 'invalid', text: 'A code can have {max} characters at most.' },
  'courses.code-changed': {
    kind: 'refused',
    text: 'A colleague has entered a client code. Yours is not saved yet.',
  },
  'courses.unit-changed': {
    kind: 'refused',
    text: 'A colleague has entered another key. Yours is not saved yet.',
  },
  'courses.case-ended': {
    kind: 'refused',
    text: 'This case has ended, so its clients need no courses any more.',
  },
  'courses.filed-later': { kind: 'invalid', text: 'This day is in the future.' },
  'courses.waived-before': { kind: 'invalid', text: 'This day is over.' },
  'courses.choose-provider': { kind: 'invalid', text: 'Choose at least one provider.' },
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
    text: 'The order service does not know your office. An administrator enters its key on the page Courses.',
  },
  'courses.may-not-order': { kind: 'refused', text: 'This course cannot be ordered now: {why}.' },
  'courses.option-wanted': {
    kind: 'refused',
    text: 'There are two debtors. First choose how they take the course.',
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

export type CoursesFirmProblemCode = keyof typeof coursesFirmProblems

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
