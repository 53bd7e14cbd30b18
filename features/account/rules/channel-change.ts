import { comparableEmail, isEmail } from '#lib/email.ts'
import type { RateLimit } from '#lib/limits.ts'
import { mobileDigits } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { mayGetCodes } from './mobile-kind.ts'

/** Limits the codes that are sent by text message to one number, for all accounts together. */
export const textsPerPhone: RateLimit = { name: 'text-to-phone', max: 5, perSeconds: 3600 }
/** Codes to new numbers and addresses that one account may request. */
export const codesToNewChannels: RateLimit = {
  name: 'new-channel-codes',
  max: 10,
  perSeconds: 86_400,
}

/** An unchanged number is valid only while it is unproven (spec: accounts#pending-change). */
export function newMobile(
  typed: string,
  account: { readonly mobilePhone: string; readonly isMobileVerified: boolean },
):
  | { readonly value: string }
  | {
      readonly finding: Finding & {
        readonly code: 'account.new-mobile-invalid' | 'account.mobile-unchanged'
      }
    } {
  const value = mobileDigits(typed)
  if (value === undefined || !mayGetCodes(value))
    return { finding: { code: 'account.new-mobile-invalid', field: 'mobilePhone' } }
  if (value === account.mobilePhone && account.isMobileVerified)
    return { finding: { code: 'account.mobile-unchanged', field: 'mobilePhone' } }
  return { value }
}

/** The comparable form of a new address, or what is wrong with it. */
export function newEmail(
  typed: string,
  account: { readonly emailAddress: string; readonly isEmailVerified: boolean },
):
  | { readonly value: string }
  | {
      readonly finding: Finding & {
        readonly code: 'account.new-email-invalid' | 'account.email-unchanged'
      }
    } {
  const value = comparableEmail(typed)
  if (!isEmail(value))
    return { finding: { code: 'account.new-email-invalid', field: 'emailAddress' } }
  if (value === account.emailAddress && account.isEmailVerified)
    return { finding: { code: 'account.email-unchanged', field: 'emailAddress' } }
  return { value }
}
