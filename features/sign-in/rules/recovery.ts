import { passwordFindings } from '#features/account/rules/password.ts'
import type { RateLimit } from '#lib/limits.ts'
import { mobileDigits } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'

/** Lifetime of a temporary password and its page (spec: limits#temporary-password). */
export const resetMinutes = 30
export const maxResetTries = 5
/** The number of valid passwords per account (spec: accounts#temporary-password). */
export const validTemporaryPasswords = 2
/** Emails to one account per hour. Further requests get the same response without an email. */
export const maxMailsPerHour = 3
/** The number of the request within a day that warns the owner (spec: security#forgot-notice). */
export const warningRequestOfDay = 3
/** The minimum duration of a request, whatever was found (spec: limits#recovery-floor). */
export const recoveryFloorMilliseconds = 700

export const recoveriesPerAddress: RateLimit = { name: 'recovery-ip', max: 5, perSeconds: 15 * 60 }
export const recoveriesPerAddressADay: RateLimit = {
  name: 'recovery-ip-day',
  max: 20,
  perSeconds: 24 * 3600,
}
/** Limits comparisons with one account's temporary passwords per day, over all requests. */
export const resetTriesPerAccount: RateLimit = {
  name: 'reset-account',
  max: 10,
  perSeconds: 24 * 3600,
}

/** No characters that look alike, break lines or begin links. The first 4 identify the request. */
export const temporaryPasswords = {
  letters: 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz23456789#%+=?*&$',
  characters: 14,
  prefixCharacters: 4,
} as const

export interface ForgottenCredentials {
  readonly lastName: string
  readonly mobilePhone: string
  readonly forgotUser: boolean
  readonly forgotPassword: boolean
}

/** Findings of the form in the order of the screen (spec: accounts#recovery-form). */
export function recoveryFindings(typed: ForgottenCredentials): readonly Finding[] {
  const findings: Finding[] = []
  if (isBlank(typed.lastName))
    findings.push({ code: 'sign-in.recovery-last-name-required', field: 'lastName' })
  if (mobileDigits(typed.mobilePhone) === undefined)
    findings.push({ code: 'sign-in.recovery-mobile-invalid', field: 'mobilePhone' })
  if (!typed.forgotUser && !typed.forgotPassword)
    findings.push({ code: 'sign-in.recovery-nothing-checked', field: 'forgot' })
  return findings
}

/** Removes white space from a typed or pasted temporary password. */
export function typedTemporaryPassword(typed: string): string {
  return typed.replace(/\s/gu, '')
}

export interface TypedReset {
  readonly temporaryPassword: string
  readonly newPassword: string
  readonly confirmation: string
}

/** Findings of a reset in the order of the form (spec: accounts#reset-form). */
export function resetFindings({
  temporaryPassword,
  newPassword,
  confirmation,
}: TypedReset): readonly Finding[] {
  const findings: Finding[] = []
  if (isBlank(temporaryPassword))
    findings.push({ code: 'sign-in.reset-required', field: 'temporaryPassword' })
  if (newPassword === '') findings.push({ code: 'sign-in.reset-required', field: 'newPassword' })
  else
    findings.push(
      ...passwordFindings(newPassword).map(({ code }) => ({ code, field: 'newPassword' })),
    )
  if (newPassword !== '' && newPassword === typedTemporaryPassword(temporaryPassword))
    findings.push({ code: 'sign-in.reset-same', field: 'newPassword' })
  if (confirmation === '') findings.push({ code: 'sign-in.reset-required', field: 'confirmation' })
  else if (confirmation !== newPassword)
    findings.push({ code: 'sign-in.reset-mismatch', field: 'confirmation' })
  return findings
}
