import type { ProblemKind, ProblemParams } from '#lib/problem.ts'

/** Short, because a client is waiting. */
const maxRetryDelayMs = 5000

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
  /** The server's Retry-After; undefined when absent. */
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

/** For a request without a response: there is no connection, or the server is down. */
export function unreachable(cause?: unknown): GraphProblem {
  return new GraphProblem({
    code: 'network.unreachable',
    kind: 'unavailable',
    message: 'The server could not be reached.',
    cause,
  })
}

export function isRetryable(problem: unknown): boolean {
  return problem instanceof GraphProblem && problem.kind === 'unavailable'
}

/** True when the server responded that its database is unavailable. */
export function isDataAway(problem: unknown): boolean {
  return problem instanceof GraphProblem && problem.code === 'data.unavailable'
}

/** Doubles after each failure, up to `maxRetryDelayMs`. At least the server's Retry-After. */
export function retryDelayMs(failures: number, problem: unknown): number {
  const retryAfterMs = problem instanceof GraphProblem ? (problem.retryAfterMs ?? 0) : 0
  return Math.max(1000 * 2 ** failures, Math.min(retryAfterMs, maxRetryDelayMs))
}
