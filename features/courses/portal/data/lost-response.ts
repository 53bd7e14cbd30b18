import { GraphProblem } from '#ui/graphql/graph-problem.ts'

/** Returns undefined if the response was lost. In that case the call may have succeeded. */
export function findReportedProblem(failure: unknown): GraphProblem | undefined {
  return failure instanceof GraphProblem &&
    failure.kind !== 'unavailable' &&
    failure.kind !== 'unexpected'
    ? failure
    : undefined
}
