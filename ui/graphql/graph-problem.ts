// What a call of the graph throws: the server's problem with its code, kind and params, or the network's failure in the same shape.
import type { ProblemKind, ProblemParams } from '#lib/problem.ts'

/** A person waits in front of the screen. */
const longestRetryDelayMs = 5000

interface GraphProblemFacts {
  readonly code: string
  readonly kind: ProblemKind
  readonly message: string
  readonly params?: ProblemParams
  readonly requestId?: string | undefined
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

export class GraphProblem extends Error {
  readonly code: string
  readonly kind: ProblemKind
  readonly params: ProblemParams
  /** For support; undefined when the request never arrived. */
  readonly requestId: string | undefined
  /** When the server asks to be asked again; undefined when it did not say. */
  readonly retryAfterMs: number | undefined
  override readonly name = 'GraphProblem'

  constructor(facts: GraphProblemFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause })
    this.code = facts.code
    this.kind = facts.kind
    this.params = facts.params ?? {}
    this.requestId = facts.requestId
    this.retryAfterMs = facts.retryAfterMs
  }
}

/** Nothing came back: no connection, or the server is away. Trying again may help. */
export function unreachable(cause?: unknown): GraphProblem {
  return new GraphProblem({
    code: 'network.unreachable',
    kind: 'unavailable',
    message: 'The server could not be reached.',
    cause,
  })
}

/** True when the same call may work a little later. */
export function mayWorkLater(problem: unknown): boolean {
  return problem instanceof GraphProblem && problem.kind === 'unavailable'
}

/** True when the server answered that it cannot reach its data: its own sentence says so, and the connection is not to blame. */
export function isDataAway(problem: unknown): boolean {
  return problem instanceof GraphProblem && problem.code === 'data.unavailable'
}

/** How long to wait before the same call is made again: longer each time, and never shorter than the server asks. */
export function retryDelayMs(failures: number, problem: unknown): number {
  const asked = problem instanceof GraphProblem ? (problem.retryAfterMs ?? 0) : 0
  return Math.max(1000 * 2 ** failures, Math.min(asked, longestRetryDelayMs))
}
