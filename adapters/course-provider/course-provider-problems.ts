import type { ProblemList } from '#lib/problem.ts'
import { problemFactory } from '#lib/problem.ts'

export const courseProviderProblems = {
  'course-provider.unavailable': {
    kind: 'unavailable',
    text: 'We cannot reach the course service right now. Please try again in a few minutes.',
  },
} as const satisfies ProblemList

const problem = problemFactory(courseProviderProblems)

/** Problem for a call without a usable response. Its logged cause must hold no personal data. */
export function unavailable(cause: string | Error) {
  return problem(
    'course-provider.unavailable',
    {},
    typeof cause === 'string' ? new Error(cause) : cause,
  )
}
