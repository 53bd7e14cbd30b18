// The one place where a problem becomes an answer: GraphQL `extensions {code, kind, params}`, or a status with the same three.
import { Problem, problemsOf } from '#lib/problem.ts'
import type { Log } from '#ports/log.ts'
import { graphProblems } from './graph-problems.ts'

export const problem = problemsOf(graphProblems)

/** PostgreSQL says these when a text or an id cannot be one; the sender's fault, not ours. */
const unstorable = new Set(['22021', '22P02', '22P05'])

/** Phones lose their line every day: nothing that an operator could mend. */
const sendersLineBroke = 'documents.upload-broken'
/** Every request reports it while it lasts: the adapter writes one line a minute. */
export const databaseIsAway = 'data.unavailable'

/**
 * Whatever was thrown, as a problem. A fault of ours is logged here, with its cause, the request's id and what it was about, and shown kindly. No field of the
 * log is named `code`: it could be one that somebody was sent, and is never written.
 */
export function asProblem(
  error: unknown,
  log: Log,
  requestId: string,
  about: Readonly<Record<string, string>> = {},
): Problem {
  const original = originOf(error)
  if (original instanceof Problem) {
    if (original.code === sendersLineBroke)
      log.info({ requestId, problem: original.code }, original.message)
    else if (original.code === databaseIsAway) return original
    else if (original.kind === 'unavailable' || original.kind === 'unexpected')
      log.error(
        { requestId, ...about, problem: original.code, cause: describe(original.cause) },
        original.message,
      )
    return original
  }
  if (unstorable.has(codeOf(original))) return problem('request.text-not-storable')
  log.error({ requestId, ...about, error: describe(original) }, 'A fault of ours')
  return problem('request.unexpected')
}

/** What a resolver threw. The compiled executor wraps it in an error class of its own, so the property tells, not the class. */
function originOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'originalError' in error
    ? (error.originalError ?? error)
    : error
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

function describe(error: unknown): unknown {
  return error instanceof Error
    ? { name: error.name, message: error.message, fault: codeOf(error), stack: error.stack }
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

export function errorAnswer(
  found: Problem,
  requestId: string,
  path?: ReadonlyArray<string | number>,
): ErrorAnswer {
  return {
    message: found.message,
    ...(path ? { path } : {}),
    extensions: { code: found.code, kind: found.kind, params: found.params, requestId },
  }
}

/** When to ask again, for what a later try may mend. A program waits so long; the portal does for what it reads. */
const retryAfterSeconds = '2'

export function retryHeadersOf(found: Problem): Readonly<Record<string, string>> {
  const mayWorkLater = found.kind === 'unavailable' || found.code === 'request.too-many'
  return mayWorkLater ? { 'retry-after': retryAfterSeconds } : {}
}

/** The HTTP status of a refusal that stands alone. */
export function statusOf(found: Problem): number {
  switch (found.code) {
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
  switch (found.kind) {
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
