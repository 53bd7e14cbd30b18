/** Interval for reporting activity to the server: typing alone sends no request. */
export const notifyServerEveryMs = 60_000

export type IdlePhase = 'active' | 'warning' | 'over'

export interface IdleAt {
  readonly phase: IdlePhase
  /** Delay until the phase changes; undefined after the last one. */
  readonly changesInMs: number | undefined
}

/** All times are milliseconds of the same wall clock. */
export interface IdleRule {
  idleAt(lastMs: number, atMs: number): IdleAt
  /** Returns the time left as `1:54`, min `0:00`. */
  timeLeft(lastMs: number, atMs: number): string
}

export interface IdleLimits {
  readonly limitMs: number
  readonly warningMs: number
}

/** The rule for a session without activity. */
export function idleRule({ limitMs, warningMs }: IdleLimits): IdleRule {
  return {
    idleAt(lastMs, atMs) {
      const idleMs = atMs - lastMs
      if (idleMs >= limitMs) return { phase: 'over', changesInMs: undefined }
      if (idleMs >= warningMs) return { phase: 'warning', changesInMs: limitMs - idleMs }
      return { phase: 'active', changesInMs: warningMs - idleMs }
    },
    timeLeft(lastMs, atMs) {
      const seconds = Math.max(0, Math.ceil((lastMs + limitMs - atMs) / 1000))
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    },
  }
}
