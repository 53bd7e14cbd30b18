// The timeout of an operation and of its connection (spec: security#operation-timeout).
import { problem } from './problem-to-graphql.ts'

const maxMilliseconds = 10_000
/** Enough for a wait for another call to the service (22 s) and for two calls of 10 s each. */
const maxMillisecondsOutside = 45_000
/** Time to send the timeout error on the same connection. */
const minReportedMs = 5000

/**
 * A connection that closes after ten seconds without data. The request has arrived, so from now on
 * only the operation takes time. Injected requests lack `setTimeout`.
 */
export interface PatientConnection {
  readonly setTimeout?: (milliseconds: number) => unknown
}

export interface OperationTime {
  /** Extends the timeout for an outside service. */
  readonly extend: () => void
  /** Throws after the timeout. */
  readonly limit: <T>(answer: Promise<T>) => Promise<T>
}

// Does not use AbortSignal.timeout, which would create two errors with stacks for each response.
export function operationTime(connection: PatientConnection): OperationTime {
  let alarm: NodeJS.Timeout | undefined
  let max = maxMilliseconds
  let end: (() => void) | undefined
  const setAlarm = () => {
    clearTimeout(alarm)
    if (end) alarm = setTimeout(end, max).unref()
  }
  return {
    extend() {
      max = maxMillisecondsOutside
      connection.setTimeout?.(maxMillisecondsOutside + minReportedMs)
      setAlarm()
    },
    async limit<T>(answer: Promise<T>): Promise<T> {
      connection.setTimeout?.(max + minReportedMs)
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
