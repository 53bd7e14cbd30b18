// A foreign case and a missing one get the same answer (spec: cases#open-case).
import type { ProblemList } from '#lib/problem.ts'

export const casesProblems = {
  'cases.not-found': { kind: 'not-found', text: 'This case could not be found.' },
  'cases.reason-too-long': { kind: 'invalid', text: 'Please use at most 2,000 characters.' },
} as const satisfies ProblemList

/** In characters (spec: limits#deactivation-reason). */
export const reasonMaxCharacters = 2000
