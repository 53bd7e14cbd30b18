export interface FactorFacts {
  readonly isMobileVerified: boolean
  readonly isEmailVerified: boolean
  readonly isComplete: boolean
  /** The owner used the "This was not me" link. */
  readonly isLocked: boolean
  /** Staff have moved the codes to the email for a day. Null otherwise. */
  readonly codesByEmailUntil: Date | null
  /** The account is being recovered with a temporary password that was sent to this channel. */
  readonly temporaryPasswordWentTo?: 'email'
}

export type FactorChannel = 'text' | 'email' | 'none'

/**
 * Recovery needs two proven channels, because a thief may own an address that is no longer trusted.
 * 'none': the firm must help (spec: accounts#factor-channel, accounts#reset-second-factor).
 */
export function factorChannel(facts: FactorFacts): FactorChannel {
  const recovers = facts.temporaryPasswordWentTo === 'email'
  if (recovers && !facts.isEmailVerified) return 'none'
  // A temporary password and a code in the same mailbox would be one factor.
  if (facts.codesByEmailUntil !== null && facts.isEmailVerified && !recovers) return 'email'
  if (facts.isMobileVerified) return 'text'
  if (facts.isEmailVerified) return recovers ? 'none' : 'email'
  return facts.isComplete || facts.isLocked ? 'none' : 'text'
}
