import type { PasswordRule } from '../../rules/password.ts'

const rules: Readonly<Record<PasswordRule, string>> = {
  'min-length': 'At least 8 characters',
  'letters-and-numbers': 'Both letters and numbers',
  'no-repeats': 'No three identical characters in a row',
  'upper-case': 'At least one upper case letter',
  special: 'At least one special character',
}

export const passwordRulesWords = {
  name: 'Password rules',
  rules,
  met: 'done',
  unmet: 'still needed',
} as const
