// How often something may be tried: shared by all processes, counted by database time.
import type { Allowance, LockRule } from '#lib/limits.ts'

export type Attempt =
  /** This try may go on; when it fails, so many remain (0: it is locked now). */
  | { readonly state: 'open'; readonly remainingIfWrong: number }
  | {
      readonly state: 'locked'
      /** Null: until it is cleared. */
      readonly until: Date | null
    }

export interface Limits {
  /** Takes one from the allowance of the subject; false when none is left. */
  take(allowance: Allowance, subject: string): Promise<boolean>
  /** Counts a try before it is judged, so that many at once cannot slip through. */
  beginAttempt(rule: LockRule, subject: string): Promise<Attempt>
  /** Forgets the failures of a subject after a success. */
  clearAttempts(rule: LockRule, subject: string): Promise<void>
}
