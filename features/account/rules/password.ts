// What a password must be, and what the checklist beside it shows.
import type { Finding } from '#lib/problem.ts'
import { commonPasswords } from './common-passwords.ts'

/** Shortest password (seeds/000, section 9). */
export const passwordMinCharacters = 8
/** Longest one; more is refused before any work is done on it (safety 2.6). */
export const passwordMaxCharacters = 128

export type PasswordRule =
  | 'min-length'
  | 'letters-and-numbers'
  | 'no-repeats'
  | 'upper-case'
  | 'special'

const checks: ReadonlyArray<readonly [PasswordRule, (password: string) => boolean]> = [
  ['min-length', (password) => [...password].length >= passwordMinCharacters],
  ['letters-and-numbers', (password) => /\p{L}/u.test(password) && /\p{Nd}/u.test(password)],
  ['no-repeats', (password) => !/(.)\1\1/su.test(password)],
  ['upper-case', (password) => /\p{Lu}/u.test(password)],
  ['special', (password) => /[^\p{L}\p{Nd}]/u.test(password)],
]

/**
 * The five rules with the answer for this password, in the order of the checklist (seeds/000, section 5; decisions 3.8):
 * letters are `\p{L}`, upper case `\p{Lu}`, numbers `\p{Nd}`, special is anything else, space included;
 * three identical means the same code point. An empty password breaks every rule.
 */
export function passwordChecklist(
  password: string,
): ReadonlyArray<{ readonly rule: PasswordRule; readonly met: boolean }> {
  return checks.map(([rule, holds]) => ({ rule, met: password !== '' && holds(password) }))
}

/** Everything that is wrong with a password; empty when it may be used. */
export function passwordFindings(password: string): readonly Finding[] {
  if ([...password].length > passwordMaxCharacters)
    return [{ code: 'account.password-too-long', field: 'password' }]
  const broken = passwordChecklist(password)
    .filter(({ met }) => !met)
    .map(({ rule }) => ({ code: `account.password-${rule}`, field: 'password' }))
  if (broken.length > 0) return broken
  return isCommonPassword(password)
    ? [{ code: 'account.password-too-common', field: 'password' }]
    : []
}

/** True for passwords that are tried first by everybody who guesses, whatever their capitals. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}
