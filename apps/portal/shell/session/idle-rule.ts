// Limits for a session without activity (spec: limits#idle-timeout, limits#idle-warning).

export const idleLimitMs = 900_000
export const idleWarningMs = 780_000
/** Interval for reporting activity to the server: typing alone sends no request. */
export const notifyServerEveryMs = 60_000

export type IdlePhase = 'active' | 'warning' | 'over'

/** Returns the phase and the delay until it changes. Both times must use the same wall clock. */
export function idleAt(
  lastMs: number,
  atMs: number,
): { readonly phase: IdlePhase; readonly changesInMs: number | undefined } {
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
