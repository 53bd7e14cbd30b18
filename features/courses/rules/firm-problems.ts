// Everything that can go wrong when a firm sets courses and their days up, orders them and resets them. Read by those who work at the firm.
import type { ProblemList } from '#kit/problem.ts'
import type { OrderRefusal } from './may-order.ts'

/** Longest reason of a waiver, in characters. */
export const reasonMaxCharacters = 500

export const coursesFirmProblems = {
  'courses.no-such-case': { kind: 'not-found', text: 'There is no such case.' },
  'courses.no-such-debtor': { kind: 'not-found', text: 'This case has no debtor {debtor}.' },
  'courses.no-such-provider': { kind: 'invalid', text: 'There are the providers {providers}.' },
  'courses.nothing-to-set': { kind: 'invalid', text: 'Nothing was said that could be set.' },
  'courses.single-case': { kind: 'refused', text: 'There is one debtor: nobody takes a course together.' },
  'courses.option-settled': { kind: 'refused', text: 'A course was ordered already, and this does not fit. Reset it first.' },
  'courses.no-day': { kind: 'invalid', text: 'The day is expected as YYYY-MM-DD.' },
  'courses.no-reason': { kind: 'invalid', text: 'Please say why the first course may be taken after filing.' },
  'courses.reason-too-long': { kind: 'invalid', text: 'A reason may have at most 500 characters.' },
  'courses.only-first': { kind: 'invalid', text: 'Only the first course can be waived.' },
  'courses.no-client-code': { kind: 'refused', text: 'The case has no client code at the order service.' },
  'courses.no-unit': { kind: 'refused', text: 'The office has no key at the order service. Set it first: course:setup --firm "…" --unit KEY.' },
  'courses.may-not-order': { kind: 'refused', text: 'This course cannot be ordered now: {why}.' },
  'courses.option-wanted': { kind: 'refused', text: 'There are two debtors: set first how they take the course (--option).' },
  'courses.ordered-before': { kind: 'refused', text: 'This course is ordered already.' },
  'courses.number-wanted': { kind: 'invalid', text: 'The order service wants the Social Security number of debtor {debtor}, nine digits; no account holds it.' },
  'courses.nothing-offered': { kind: 'refused', text: 'No provider that may be chosen offers this course.' },
  'courses.service-away': { kind: 'refused', text: 'The order service did not answer. Nothing was ordered that could be seen here; please try again.' },
} as const satisfies ProblemList

/** Why a course cannot be ordered, as the firm is told. */
export const refusalWords: Readonly<Record<OrderRefusal, string>> = {
  legacy: 'it was ordered in an earlier system',
  'no-client-code': 'the case has no client code at the order service',
  'for-spouse': 'it is for the other debtor alone',
  'before-filing': 'the case is not filed',
  'no-case-number': 'the case has no number',
  held: 'it is held',
  'after-filing': 'the case is filed, and nothing was waived',
  'no-course': 'nobody takes a course at this stage of the case',
}
