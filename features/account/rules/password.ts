import type { Finding } from '#lib/problem.ts'
import { commonPasswords } from './common-passwords.ts'

export const passwordMinCharacters = 8
/** A longer password is refused before it is hashed (spec: limits#password-length). */
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

/** Returns the rules in the order of the checklist (spec: accounts#password-rules). */
export function passwordChecklist(
  password: string,
): ReadonlyArray<{ readonly rule: PasswordRule; readonly met: boolean }> {
  return checks.map(([rule, holds]) => ({ rule, met: password !== '' && holds(password) }))
}

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

/** Ignores the difference between upper and lower case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase())
}
