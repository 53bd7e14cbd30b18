// A foreign case and a missing one get the same answer (spec: cases#open-case).
import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const casesProblems = {
  'cases.not-found': { kind: 'not-found', text: 'This case could not be found.' },
  'cases.reason-too-long': { kind: 'invalid', text: 'Please use at most 2,000 characters.' },
} as const satisfies ProblemList

export const problem = problemFactory(casesProblems)

/** In characters (spec: limits#deactivation-reason). */
export const reasonMaxCharacters = 2000
