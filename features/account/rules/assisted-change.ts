// A change of email or phone by staff, for a client whom they identified (spec: accounts#assisted-change).
import { comparableEmail, isEmail } from '#lib/email.ts'
import { mobileDigits } from '#lib/phone.ts'
import { mayGetCodes } from './mobile-kind.ts'

export type AssistedChannel = 'email' | 'mobile'

/** Long enough for a client who reads only one of the two channels. */
export const assistedHours = 24

/** Why a change cannot be requested. */
export type AssistedObstacle =
  /** The account is not complete, or its owner has locked it. */
  | 'not-now'
  | 'invalid'
  | 'unchanged'
  /** Staff have changed the second channel, and the client has not logged in since. */
  | 'second-channel'

export interface AssistedFacts {
  readonly isComplete: boolean
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
  if (!facts.isComplete || facts.isLocked) return 'not-now'
  if (value === undefined) return 'invalid'
  if (value === (channel === 'email' ? facts.emailAddress : facts.mobilePhone)) return 'unchanged'
  return isHeldByStaff(facts) && facts.applied?.channel !== channel ? 'second-channel' : undefined
}

/**
 * True from a change by staff until the client logs in. With both channels, a dishonest person of
 * the firm could set a new password.
 */
export function isHeldByStaff({
  applied,
  lastLoginAt,
}: Pick<AssistedFacts, 'applied' | 'lastLoginAt'>): boolean {
  return applied !== undefined && (lastLoginAt === undefined || lastLoginAt <= applied.at)
}
