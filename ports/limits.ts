// Limits are shared by all processes and use database time.
import type { RateLimit, LockoutRule } from '#lib/limits.ts'
import type { Tx } from './database.ts'

/** One of the `max` times that something may happen to a subject in any `perSeconds`. */
export interface Turn {
  readonly limit: RateLimit
  readonly subject: string
  /** How many others wait before this one. Their turns are not free. */
  readonly ahead?: number
}

export type TurnClaim =
  /** `release` gives the turns back, for what did not happen. */
  | { readonly isClaimed: true; readonly release: () => Promise<void> }
  /** Nothing was counted. `turn` is the one that can be claimed last, at `nextAt`. */
  | {
      readonly isClaimed: false
      readonly turn: Turn
      readonly nextAt: Date
      /** The time of the database. */
      readonly now: Date
    }

export type Attempt =
  /** The attempt may proceed. `remainingIfWrong` is the number left after a failure (0: locked). */
  | { readonly state: 'open'; readonly remainingIfWrong: number }
  | {
      readonly state: 'locked'
      /** Null if the lock lasts until it is cleared. */
      readonly until: Date | null
    }

export interface Limits {
  /** Takes one token of the subject. Returns false if no token is left. */
  take(allowance: RateLimit, subject: string): Promise<boolean>
  /**
   * Claims all turns or none. Each limit holds exactly, for any span of its length. In a transaction
   * the turns commit with it, and the subjects stay locked until then.
   */
  claim(turns: readonly Turn[], tx?: Tx): Promise<TurnClaim>
  /** Counts an attempt before it is checked, so that parallel attempts cannot bypass the limit. */
  beginAttempt(rule: LockoutRule, subject: string): Promise<Attempt>
  /** Returns the lock of a subject without counting a try. `until` is null if it lasts until it is cleared. */
  findLock(rule: LockoutRule, subject: string): Promise<{ readonly until: Date | null } | undefined>
  /** The locks of several subjects, by subject. */
  findLocks(
    rule: LockoutRule,
    subjects: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly until: Date | null }>>
  /** Clears the failures of a subject after a success. */
  clearAttempts(rule: LockoutRule, subject: string): Promise<void>
}
