// How long one operation of the graph may take: it, and the connection on which its answer is waited for.
import { problem } from './problem-to-graphql.ts'

/** An operation has this long (safety 2.15). An upload has the time of its request instead. */
const mostMilliseconds = 10_000
/** One that waits for a service outside: for whoever asks the same service before it, for two calls of ten seconds, and a little. */
const mostMillisecondsOutside = 45_000
/** That it took too long is told on the same connection. */
const toTellMilliseconds = 5000

/** A connection that is silent for ten seconds is given up (http.ts). Requests of tests that come without one have no patience either. */
export interface PatientConnection {
  readonly setTimeout?: (milliseconds: number) => unknown
}

export interface OperationTime {
  /** The operation waits for a service outside: from now on it has longer. */
  readonly extend: () => void
  /** Throws when the answer does not come in time. */
  readonly limit: <T>(answer: Promise<T>) => Promise<T>
}

// No aborted timer: it would cost every answer two errors with their stacks.
export function operationTime(connection: PatientConnection): OperationTime {
  let alarm: NodeJS.Timeout | undefined
  let most = mostMilliseconds
  let end: (() => void) | undefined
  const setAlarm = () => {
    clearTimeout(alarm)
    if (end) alarm = setTimeout(end, most).unref()
  }
  return {
    extend() {
      most = mostMillisecondsOutside
      connection.setTimeout?.(mostMillisecondsOutside + toTellMilliseconds)
      setAlarm()
    },
    async limit<T>(answer: Promise<T>): Promise<T> {
      const late = new Promise<never>((_, reject) => {
        end = () => reject(problem('request.took-too-long'))
        setAlarm()
      })
      try {
        return await Promise.race([answer, late])
      } finally {
        end = undefined
        clearTimeout(alarm)
      }
    },
  }
}
