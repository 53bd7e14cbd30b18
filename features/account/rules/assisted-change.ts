// A change of email or phone by staff, for a client whom they identified (spec: accounts#assisted-change).
import { comparableEmail, isEmail } from '#lib/email.ts'
import { mobileDigits } from '#lib/phone.ts'
import { mayGetCodes } from './mobile-kind.ts'

export type AssistedChannel = 'email' | 'mobile'

/** Long enough for a client who reads only one of the two channels. */
export const assistedHours = 24

/** Why a change cannot be requested. */
export type AssistedObstacle =
  /** No login is possible yet, or its owner has locked the account. */
  | 'not-now'
  | 'invalid'
  | 'unchanged'
  /** Staff have changed the second channel, and the client has not logged in since. */
  | 'second-channel'

export interface AssistedFacts {
  readonly hasCredentials: boolean
  readonly isLocked: boolean
  readonly emailAddress: string
  readonly mobilePhone: string
  /** The last change by staff that took effect. */
  readonly applied: { readonly channel: AssistedChannel; readonly at: Date } | undefined
  readonly lastLoginAt: Date | undefined
}

/** The stored form, or undefined for a value that no code can reach. */
export function toChannelValue(channel: AssistedChannel, typed: string): string | undefined {
  if (channel === 'email') return isEmail(typed) ? comparableEmail(typed) : undefined
  const digits = mobileDigits(typed)
  return digits !== undefined && mayGetCodes(digits) ? digits : undefined
}

/** Undefined when the change can be requested. */
export function findAssistedObstacle(
  channel: AssistedChannel,
  value: string | undefined,
  facts: AssistedFacts,
): AssistedObstacle | undefined {
  if (!mayChangeChannel(facts)) return 'not-now'
  if (value === undefined) return 'invalid'
  if (value === (channel === 'email' ? facts.emailAddress : facts.mobilePhone)) return 'unchanged'
  return isSecondChannel(channel, findHeldChannel(facts)) ? 'second-channel' : undefined
}

/** Before the value is known. */
export function mayChangeChannel({
  hasCredentials,
  isLocked,
}: Pick<AssistedFacts, 'hasCredentials' | 'isLocked'>): boolean {
  return hasCredentials && !isLocked
}

export function isSecondChannel(
  channel: AssistedChannel,
  held: AssistedChannel | undefined,
): boolean {
  return held !== undefined && held !== channel
}

/**
 * The channel that staff have changed, until the client logs in. With both channels, a dishonest
 * person of the firm could set a new password.
 */
export function findHeldChannel({
  applied,
  lastLoginAt,
}: Pick<AssistedFacts, 'applied' | 'lastLoginAt'>): AssistedChannel | undefined {
  const isHeld = applied !== undefined && (lastLoginAt === undefined || lastLoginAt <= applied.at)
  return isHeld ? applied.channel : undefined
}

export interface CodesFacts {
  readonly hasCredentials: boolean
  readonly isLocked: boolean
  readonly isMobileVerified: boolean
  readonly isEmailVerified: boolean
  readonly codesByEmailUntil: Date | null
}

/** Codes go to the proven phone, and there is a proven email for them (spec: accounts#codes-by-email). */
export function mayMoveCodes(facts: CodesFacts): boolean {
  const { hasCredentials, isLocked, isMobileVerified, isEmailVerified, codesByEmailUntil } = facts
  const isTexted = isMobileVerified && codesByEmailUntil === null
  return hasCredentials && !isLocked && isTexted && isEmailVerified
}
