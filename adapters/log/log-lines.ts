// If the disk is full, log lines are lost, but logging never throws.
import { mkdirSync, openSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

const stderr = 2
/** Max wait per write for the slow reader of a pipe. */
const maxWaitMs = 100
const waitStepMs = 5

export interface LogLines {
  write(line: string): void
}

/**
 * Writes lines to the file, or to standard error if there is no path. Reports the first lost line
 * on standard error. When writing works again, a line contains the number of lost lines.
 */
export function logLines(destination?: string): LogLines {
  let file = destination === undefined ? stderr : undefined
  let lost = 0
  let isCut = false

  function append(text: string): void {
    if (file === undefined) {
      mkdirSync(dirname(destination ?? ''), { recursive: true })
      file = openSync(destination ?? '', 'a')
    }
    let rest = Buffer.from(isCut ? `\n${text}` : text)
    while (rest.length > 0) {
      const written = writeSome(file, rest)
      rest = rest.subarray(written)
      isCut = written > 0 && rest.length > 0
    }
  }

  return {
    write(line) {
      try {
        if (lost > 0) {
          append(
            `${JSON.stringify({ level: 'warn', time: Date.now(), lines: lost, msg: 'Lines of the log were lost' })}\n`,
          )
          lost = 0
        }
        append(line)
      } catch (error) {
        lost += 1
        if (lost === 1 && destination !== undefined) reportLoss(error)
      }
    },
  }
}

function writeSome(file: number, bytes: Uint8Array): number {
  for (let waitedMs = 0; ; waitedMs += waitStepMs) {
    try {
      return writeSync(file, bytes)
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
      if (!isBusy || waitedMs >= maxWaitMs) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitStepMs)
    }
  }
}

function reportLoss(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  try {
    writeSync(
      stderr,
      `The log cannot be written (${reason}). Its lines are lost until it can be written again.\n`,
    )
  } catch {
    // Standard error is on the same disk, or closed.
  }
}
