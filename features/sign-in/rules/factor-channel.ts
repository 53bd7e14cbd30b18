// Where a code goes that proves who is there: one rule for the second factor, the step-up, recovery and a locked account.

export interface FactorFacts {
  readonly isMobileVerified: boolean
  readonly isEmailVerified: boolean
  /** Every step of the creation has been taken. */
  readonly isComplete: boolean
  /** "This was not me" was said of this account. */
  readonly isLocked: boolean
  /** Somebody recovers the account by a temporary password that went here. */
  readonly temporaryPasswordWentTo?: 'email'
}

export type FactorChannel = 'text' | 'email' | 'none'

/**
 * A proven mobile phone, else a proven e-mail address, never the one that received the temporary password (safety 1 and 2.2). A phone that is not proven only
 * while the account is being set up: this very code proves it. 'none': the firm must help (decisions 3.6). An account is recovered by two proven channels: an address
 * that nobody trusts any more may be a thief's.
 */
export function factorChannel(facts: FactorFacts): FactorChannel {
  const recovers = facts.temporaryPasswordWentTo === 'email'
  if (recovers && !facts.isEmailVerified) return 'none'
  if (facts.isMobileVerified) return 'text'
  if (facts.isEmailVerified) return recovers ? 'none' : 'email'
  return facts.isComplete || facts.isLocked ? 'none' : 'text'
}
