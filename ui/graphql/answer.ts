import type { ProblemKind, ProblemParams } from '#lib/problem.ts'
import { GraphProblem, unreachable } from './graph-problem.ts'

interface AnsweredError {
  readonly message?: string
  readonly extensions?: {
    readonly code?: string
    readonly kind?: ProblemKind
    readonly params?: ProblemParams
  }
}

interface AnsweredBody<Data> {
  readonly data?: Data | null
  readonly errors?: readonly AnsweredError[]
}

export interface RawAnswer {
  readonly status: number
  readonly text: string
  readonly requestId: string | undefined
  /** The Retry-After header, in seconds. */
  readonly retryAfter?: string | null
}

const kindOfStatus: Readonly<Record<number, ProblemKind>> = {
  401: 'signed-out',
  403: 'refused',
  404: 'not-found',
  413: 'invalid',
  429: 'locked',
}

function getKind(status: number): ProblemKind {
  return (
    kindOfStatus[status] ??
    (status === 502 || status === 503 || status === 504 ? 'unavailable' : 'unexpected')
  )
}

function parseBody<Data>(text: string): AnsweredBody<Data> | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}

/** Returns undefined for an absent header or a date, which our server never sends. */
function toMilliseconds(seconds: string | null | undefined): number | undefined {
  return typeof seconds === 'string' && /^\d{1,4}$/.test(seconds)
    ? Number(seconds) * 1000
    : undefined
}

/** Throws a GraphProblem for an error or a response that is not GraphQL. */
export function readAnswer<Data>({ status, text, requestId, retryAfter }: RawAnswer): Data {
  if (status === 0) throw unreachable()
  const body = parseBody<Data>(text)
  const retryAfterMs = toMilliseconds(retryAfter)
  const [error] = body?.errors ?? []
  if (error) {
    const { code = `http.${status}`, kind, params = {} } = error.extensions ?? {}
    throw new GraphProblem({
      code,
      kind: kind ?? getKind(status),
      params,
      message: error.message ?? '',
      requestId,
      retryAfterMs,
    })
  }
  if (status >= 400 || body?.data === undefined || body.data === null) {
    throw new GraphProblem({
      code: `http.${status}`,
      kind: getKind(status),
      message: '',
      requestId,
      retryAfterMs,
    })
  }
  return body.data
}
