// What can go wrong with the order service for the courses, in words that may reach a screen.
import type { ProblemList } from '#lib/problem.ts'
import { problemsOf } from '#lib/problem.ts'

export const courseProviderProblems = {
  'course-provider.unavailable': {
    kind: 'unavailable',
    text: 'We cannot reach the course service right now. Please try again in a few minutes.',
  },
} as const satisfies ProblemList

const problem = problemsOf(courseProviderProblems)

/** Thrown by every operation that got no answer it can use. The cause is for the log and never holds a name or a number of somebody. */
export function unavailable(cause: string | Error) {
  return problem(
    'course-provider.unavailable',
    {},
    typeof cause === 'string' ? new Error(cause) : cause,
  )
}
