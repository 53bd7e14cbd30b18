// Limits for a session of the workspace without activity. The server has the same limits, and ends
// a session after 12 hours in any case.

export const idleLimitMs = 30 * 60_000
export const idleWarningMs = 28 * 60_000
/** Interval for reporting activity to the server: typing alone sends no request. */
export const notifyServerEveryMs = 60_000

export type IdlePhase = 'active' | 'warning' | 'over'

export interface IdleAt {
  readonly phase: IdlePhase
  /** Delay until the phase changes; undefined after the last one. */
  readonly changesInMs: number | undefined
}

/** Both times are milliseconds of the wall clock. */
export function idleAt(lastMs: number, atMs: number): IdleAt {
  const idleMs = atMs - lastMs
  if (idleMs >= idleLimitMs) return { phase: 'over', changesInMs: undefined }
  if (idleMs >= idleWarningMs) return { phase: 'warning', changesInMs: idleLimitMs - idleMs }
  return { phase: 'active', changesInMs: idleWarningMs - idleMs }
}

/** Returns the time left as `1:54`, min `0:00`. */
export function timeLeft(lastMs: number, atMs: number): string {
  const seconds = Math.max(0, Math.ceil((lastMs + idleLimitMs - atMs) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
