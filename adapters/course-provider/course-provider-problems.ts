import type { ProblemList } from '#lib/problem.ts'
import { problemFactory } from '#lib/problem.ts'

export const courseProviderProblems = {
  'course-provider.unavailable': {
    kind: 'unavailable',
    text: 'We cannot reach the course service right now. Please try again in a few minutes.',
  },
} as const satisfies ProblemList

const problem = problemFactory(courseProviderProblems)

/**
 * Creates the problem for a call without a usable response. Its cause is logged, so the cause must
 * not contain personal data.
 */
export function unavailable(cause: string | Error) {
  return problem(
    'course-provider.unavailable',
    {},
    typeof cause === 'string' ? new Error(cause) : cause,
  )
}
