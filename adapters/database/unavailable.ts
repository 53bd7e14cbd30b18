import { Problem, problemFactory, type ProblemList } from '#lib/problem.ts'

export const databaseProblems = {
  'data.unavailable': {
    kind: 'unavailable',
    text: 'We cannot reach our data right now. Please try again in a moment.',
  },
} as const satisfies ProblemList

const problem = problemFactory(databaseProblems)

/**
 * Error codes of a shutdown or startup (57P), missing resources (53), a failed connection (08) or a
 * read-only server (25006).
 */
const unavailableStates = /^(57P0[123]|53...|08...|25006)$/
const socketCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Errors of `pg` that have no code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** Returns a problem if the statement lost its connection, otherwise the error unchanged. */
export function statementFailure(error: unknown): unknown {
  return isLost(error) ? problem('data.unavailable', {}, error) : error
}

export function connectFailure(error: unknown): Problem {
  return problem('data.unavailable', {}, error)
}

export function isDatabaseUnavailable(error: unknown): error is Problem {
  return error instanceof Problem && error.code === 'data.unavailable'
}

function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return code === ''
    ? lostConnection.test(error.message)
    : unavailableStates.test(code) || socketCodes.has(code)
}
