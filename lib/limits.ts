/** A token bucket: `max` tokens, refilled over `perSeconds`. */
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
  /** Each further lock is twice as long, up to this limit. If absent, all are equally long. */
  readonly maxLockSeconds?: number
  /** After this many consecutive failures, only `clearAttempts` unlocks. */
  readonly hardCap?: number
}
