import { comparableEmail, isEmail } from '#lib/email.ts'
import { isPhoneMask, mobileDigits } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { mayGetCodes } from './mobile-kind.ts'

export interface ContactInfo {
  readonly emailAddress: string
  /** Ten digits. */
  readonly mobilePhone: string
}

/** With `hasKnownMobile` an empty or masked phone is unchanged (spec: accounts#contact-screen). */
export function contactFindings(
  typed: {
    readonly emailAddress: string
    readonly mobilePhone: string
    readonly email: boolean
    readonly text: boolean
  },
  hasKnownMobile: boolean,
): readonly Finding[] {
  const findings: Finding[] = []
  const digits = mobileDigits(typed.mobilePhone)
  const unchanged = hasKnownMobile && (isBlank(typed.mobilePhone) || isPhoneMask(typed.mobilePhone))
  if (!unchanged && isBlank(typed.mobilePhone))
    findings.push({ code: 'account.contact-mobile-required', field: 'mobilePhone' })
  else if (!unchanged && (digits === undefined || !mayGetCodes(digits)))
    findings.push({ code: 'account.contact-mobile-invalid', field: 'mobilePhone' })
  if (isBlank(typed.emailAddress))
    findings.push({ code: 'account.contact-email-required', field: 'emailAddress' })
  else if (!isEmail(typed.emailAddress))
    findings.push({ code: 'account.contact-email-invalid', field: 'emailAddress' })
  if (!typed.email && !typed.text)
    findings.push({ code: 'account.contact-type-required', field: 'contactType' })
  return findings
}

/** Changing both channels is refused (spec: accounts#both-channels-changed). */
export function changedChannels(
  given: ContactInfo,
  wanted: ContactInfo,
): { readonly email: boolean; readonly mobile: boolean } {
  return {
    email: comparableEmail(given.emailAddress) !== comparableEmail(wanted.emailAddress),
    mobile: given.mobilePhone !== wanted.mobilePhone,
  }
}
