// What a call of the graph throws: the server's problem with its code, kind and params, or the network's failure in the same shape.
import type { ProblemKind, ProblemParams } from '#kit/problem.ts'

export class GraphProblem extends Error {
  readonly code: string
  readonly kind: ProblemKind
  readonly params: ProblemParams
  /** For support; undefined when the request never arrived. */
  readonly requestId: string | undefined
  override readonly name = 'GraphProblem'

  constructor(facts: { code: string; kind: ProblemKind; message: string; params?: ProblemParams; requestId?: string | undefined; cause?: unknown }) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = facts.code
    this.kind = facts.kind
    this.params = facts.params ?? {}
    this.requestId = facts.requestId
  }
}

/** Nothing came back: no connection, or the server is away. Trying again may help. */
export function unreachable(cause?: unknown): GraphProblem {
  return new GraphProblem({ code: 'network.unreachable', kind: 'unavailable', message: 'The server could not be reached.', cause })
}

/** True when the same call may work a little later. */
export function mayWorkLater(problem: unknown): boolean {
  return problem instanceof GraphProblem && problem.kind === 'unavailable'
}
