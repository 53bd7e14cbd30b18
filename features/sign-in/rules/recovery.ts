// Forgotten user id or password: who is meant, what may be asked for, and what a temporary password is.
import { passwordFindings } from '#features/account/rules/password.ts'
import type { Allowance } from '#lib/limits.ts'
import { mobileDigits } from '#lib/phone.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'

/** A temporary password, and the page that asks for it, live this long (safety 2, constants). */
export const resetMinutes = 30
/** Wrong temporary passwords after which a request is dead. */
export const mostResetTries = 5
/** The two latest temporary passwords of an account are valid: mails overtake each other (safety 2.2). */
export const validTemporaryPasswords = 2
/** Mails to one account within an hour; further questions are answered the same, and nothing is sent. */
export const mostMailsPerHour = 3
/** The question of a day at which the account's holder is told that somebody keeps asking (safety 2.1). */
export const tellingQuestionOfTheDay = 3
/** Questions take at least this long, whatever was found (safety 2.1). */
export const recoveryFloorMilliseconds = 700

export const recoveriesPerAddress: Allowance = { name: 'recovery-ip', most: 5, perSeconds: 15 * 60 }
export const recoveriesPerAddressADay: Allowance = {
  name: 'recovery-ip-day',
  most: 20,
  perSeconds: 24 * 3600,
}
/** Comparisons with temporary passwords of one account in a day, over all of its requests. */
export const resetTriesPerAccount: Allowance = {
  name: 'reset-account',
  most: 10,
  perSeconds: 24 * 3600,
}

/**
 * What a temporary password is made of: nothing that looks like something else (0 O o, 1 I l i, ! |), nothing that mail programs turn into a link or break a line at.
 * 14 of them are more than 80 bits. Its first four name the request on another device.
 */
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

/** What is wrong with the question, in the order of the form (seeds/000, section 5). */
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

/**
 * A family name as it is compared: NFKC, without regard to capitals and spaces (safety 2.1), nor to which apostrophe or dash a keyboard makes of the key.
 * Accents count.
 */
export function comparableName(name: string): string {
  // Upwards first: ß and SS, σ and ς are the same only that way.
  return name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[‘’ʼ´`]/gu, "'")
    .replace(/\p{Pd}/gu, '-')
    .normalize('NFKC')
}

/** A temporary password as it was typed or pasted: no white space belongs to it. */
export function typedTemporaryPassword(typed: string): string {
  return typed.replace(/\s/gu, '')
}

export interface TypedReset {
  readonly temporaryPassword: string
  readonly newPassword: string
  readonly confirmation: string
}

/**
 * What is wrong with a reset, in the order of the form: all three are required, the new password keeps the rules of every password and is not the one that
 * came by mail, the confirmation matches (seeds/000, section 5; safety 2.2).
 */
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
