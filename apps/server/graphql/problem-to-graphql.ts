// GraphQL errors get `extensions {code, kind, params}`. Other routes get a status and these values.
import { Problem, problemFactory } from '#lib/problem.ts'
import type { Log } from '#ports/log.ts'
import { graphProblems } from './graph-problems.ts'

export const problem = problemFactory(graphProblems)

/** SQLSTATEs for text or IDs that PostgreSQL cannot store: the sender's fault. */
const unstorable = new Set(['22021', '22P02', '22P05'])

/** Connection lost during an upload. Common on phones, so it is not logged as an error. */
const sendersLineBroke = 'documents.upload-broken'
/**
 * The same request works a moment later. Only the adapter logs that the database is away, with one
 * line per minute, because it affects every request.
 */
export const momentary: ReadonlySet<string> = new Set([
  'data.unavailable',
  'questionnaire.too-many-saves',
  'invite.too-many-at-once',
])

/** Logs unexpected errors. No log field is named `code`, because that field is redacted. */
export function asProblem(
  error: unknown,
  log: Log,
  requestId: string,
  about: Readonly<Record<string, string>> = {},
): Problem {
  const original = getRequestFacts(error)
  if (original instanceof Problem) {
    if (original.code === sendersLineBroke)
      log.info({ requestId, problem: original.code }, original.message)
    else if (momentary.has(original.code)) return original
    else if (original.kind === 'unavailable' || original.kind === 'unexpected')
      log.error(
        { requestId, ...about, problem: original.code, cause: describeError(original.cause) },
        original.message,
      )
    return original
  }
  if (unstorable.has(toCode(original))) return problem('request.text-not-storable')
  log.error({ requestId, ...about, error: describeError(original) }, 'A fault of ours')
  return problem('request.unexpected')
}

/** Checks for a property, because the compiled executor wraps errors in its own class. */
function getRequestFacts(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'originalError' in error
    ? (error.originalError ?? error)
    : error
}

function toCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

function describeError(error: unknown): unknown {
  return error instanceof Error
    ? { name: error.name, message: error.message, fault: toCode(error), stack: error.stack }
    : error
}

export interface ErrorAnswer {
  readonly message: string
  readonly path?: ReadonlyArray<string | number>
  readonly extensions: {
    readonly code: string
    readonly kind: string
    readonly params: Problem['params']
    readonly requestId: string
  }
}

export function toGraphqlError(
  failure: Problem,
  requestId: string,
  path?: ReadonlyArray<string | number>,
): ErrorAnswer {
  return {
    message: failure.message,
    ...(path ? { path } : {}),
    extensions: { code: failure.code, kind: failure.kind, params: failure.params, requestId },
  }
}

/** Sent with temporary failures. The portal waits this long before it repeats a read. */
export const retryHeaders = { 'retry-after': '2' } as const

export function getRetryHeaders(failure: Problem): Readonly<Record<string, string>> {
  const isRetryable = failure.kind === 'unavailable' || failure.code === 'request.too-many'
  return isRetryable ? retryHeaders : {}
}

/** The HTTP status of a refusal outside GraphQL. */
export function getStatus(failure: Problem): number {
  switch (failure.code) {
    case 'request.foreign-origin':
      return 403
    case 'request.foreign-host':
      return 421
    case 'request.method':
      return 405
    case 'request.too-large':
      return 413
    default:
      break
  }
  switch (failure.kind) {
    case 'signed-out':
      return 401
    case 'refused':
      return 403
    case 'not-found':
      return 404
    case 'locked':
      return 429
    case 'unavailable':
      return 503
    case 'unexpected':
      return 500
    case 'invalid':
    case 'expired':
      return 400
  }
}
