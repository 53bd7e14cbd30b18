// What can go wrong with a case. A foreign case and an absent one answer alike.
import type { ProblemList } from '#lib/problem.ts'

export const casesProblems = {
  'cases.not-found': { kind: 'not-found', text: 'This case could not be found.' },
  'cases.reason-too-long': { kind: 'invalid', text: 'Please use at most 2,000 characters.' },
} as const satisfies ProblemList

/** Longest reason for a deactivation, in characters (safety 2.11). */
export const reasonMaxCharacters = 2000
