// Turns the errors of a database that cannot be reached into one problem.
import { Problem, problemsOf, type ProblemList } from '#lib/problem.ts'

export const databaseProblems = {
  'data.unavailable': {
    kind: 'unavailable',
    text: 'We cannot reach our data right now. Please try again in a moment.',
  },
} as const satisfies ProblemList

const problem = problemsOf(databaseProblems)

/**
 * SQLSTATEs: the server stops or starts (57P01 to 57P03), lacks connections, memory or disk
 * (class 53), has become read-only (25006). All of class 08 is about the connection.
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
/** Errors of `pg` without a code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed)/

/** Returns the problem when the connection of a statement was lost, and any other error as it is. */
export function statementFailure(error: unknown): unknown {
  return isLost(error) ? problem('data.unavailable', {}, error) : error
}

/** Returns the problem for any error of opening a connection: nothing was sent, another try is safe. */
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
