import { refusalFacts, type Problem, type RefusalFacts } from '#lib/problem.ts'

export interface RefusedResult extends RefusalFacts {
  readonly success: false
  readonly errorMessage: string
}

export function refusedWith(problem: Problem): RefusedResult {
  return { success: false, errorMessage: problem.message, ...refusalFacts(problem) }
}
