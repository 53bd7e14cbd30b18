// When a session left alone ends: a question after 13 minutes, the end after 15 (seeds/000, section 9).

export const idleLimitMs = 900_000
export const idleWarningMs = 780_000
/** Signs of life closer together than this count as one (seeds/000, section 9: debounce 500 ms). */
export const activityDebounceMs = 500
/** The server hears of a sign of life unless it has heard of one so lately. It ends a session by its own clock, and typing alone asks nothing of it. */
export const tellServerEveryMs = 60_000

export type IdlePhase = 'active' | 'warning' | 'over'

/** The phase at `atMs` of a person last active at `lastMs`, and in how many milliseconds it changes by itself. Times of one wall clock. */
export function idleAt(
  lastMs: number,
  atMs: number,
): { readonly phase: IdlePhase; readonly changesInMs: number | undefined } {
  const idleMs = atMs - lastMs
  if (idleMs >= idleLimitMs) return { phase: 'over', changesInMs: undefined }
  if (idleMs >= idleWarningMs) return { phase: 'warning', changesInMs: idleLimitMs - idleMs }
  return { phase: 'active', changesInMs: idleWarningMs - idleMs }
}

/** What is left until the end, as `1:54`; never below `0:00`. */
export function timeLeft(lastMs: number, atMs: number): string {
  const seconds = Math.max(0, Math.ceil((lastMs + idleLimitMs - atMs) / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
