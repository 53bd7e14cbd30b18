import { GraphProblem } from '#ui/graphql/graph-problem.ts'

/** Undefined when the response was lost: the call may have succeeded. */
export function findReportedProblem(failure: unknown): GraphProblem | undefined {
  return failure instanceof GraphProblem &&
    failure.kind !== 'unavailable' &&
    failure.kind !== 'unexpected'
    ? failure
    : undefined
}
