/** A token bucket: `most` tokens, refilled over `perSeconds`. */
export interface RateLimit {
  readonly name: string
  readonly max: number
  readonly perSeconds: number
}

/** A lock after a number of failures. */
export interface LockoutRule {
  readonly name: string
  readonly maxFailures: number
  readonly lockSeconds: number
  /** Older failures do not count. */
  readonly windowSeconds: number
  /** Each further lock lasts twice as long, up to this limit. Absent: all are equally long. */
  readonly maxLockSeconds?: number
  /** After this many failures in a row only `clearAttempts` unlocks. */
  readonly hardCap?: number
}
