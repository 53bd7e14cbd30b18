// How often something may be tried: the plain records that rules write and the limits port obeys.

/** A steady allowance: `most` at once, refilled over `perSeconds`. */
export interface Allowance {
  readonly name: string
  readonly most: number
  readonly perSeconds: number
}

/** A lock after so many failures. */
export interface LockRule {
  readonly name: string
  readonly mostFailures: number
  readonly lockSeconds: number
  /** Failures older than this no longer count. */
  readonly windowSeconds: number
  /** Each further lock before a success lasts twice as long as the last, at most this long. Absent: all last alike. */
  readonly longestLockSeconds?: number
  /** After so many failures in a row, however slowly they came, nothing but `clearAttempts` opens it again. */
  readonly hardCap?: number
}
