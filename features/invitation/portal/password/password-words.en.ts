import type { PasswordRule } from '#features/account/rules/password.ts'

const stillNeededRules: Readonly<Record<PasswordRule, string>> = {
  'min-length': 'at least 8 characters in the password',
  'letters-and-numbers': 'both letters and numbers in the password',
  'no-repeats': 'a password without three identical characters in a row',
  'upper-case': 'an upper case letter in the password',
  special: 'a special character in the password',
}

/** Returns "a", "a and b" or "a, b, and c". */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${last}`
}

export const passwordWords = {
  heading: 'Create password',
  lead: 'Choose something only you know. You can paste it from a password manager.',
  password: 'Password',
  confirm: 'Confirm Password',
  confirmHint: 'You can confirm your password once it meets every rule.',
  acceptTerms: 'I accept the Terms & Conditions',
  readTerms: 'Read the Terms & Conditions',
  stillNeeded: (parts: readonly string[]) => `Still needed: ${listed(parts)}.`,
  neededRules: stillNeededRules,
  neededPassword: 'a password',
  neededLessCommon: 'a password that is less common',
  neededShorter: 'a password with at most 128 characters',
  neededConfirm: 'the confirmation',
  neededMatch: 'a confirmation that matches the password',
  neededTerms: 'your acceptance of the Terms & Conditions',
  saving: 'Saving…',
  failed: 'Error saving the password. Please try again.',
  unavailable: 'Your password could not be created at this time. Please try again later.',
} as const
