// Whether it is known what became of a call: an answer that never came is lost, a refusal is an answer.
import { GraphProblem } from '#ui/graphql/graph-problem.ts'

/** What the server has said, as that it is busy with the same course; undefined when the answer was lost, and the call may have been heard. */
export function saidIn(failure: unknown): GraphProblem | undefined {
  return failure instanceof GraphProblem &&
    failure.kind !== 'unavailable' &&
    failure.kind !== 'unexpected'
    ? failure
    : undefined
}
