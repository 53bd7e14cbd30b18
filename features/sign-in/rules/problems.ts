// The specified texts (spec: wording#specified-texts).
import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const signInProblems = {
  'sign-in.user-id-required': { kind: 'invalid', text: 'Email Address (User ID) is required' },
  'sign-in.password-required': { kind: 'invalid', text: 'Password is required' },
  'sign-in.wrong': {
    kind: 'invalid',
    text: 'Your user ID or password is incorrect. {attemptsRemaining} attempts remaining. After that the account is locked for 5 minutes.',
  },
  'sign-in.wrong-last': {
    kind: 'invalid',
    text: 'Your user ID or password is incorrect. {attemptsRemaining} attempt remaining. After that the account is locked for 5 minutes.',
  },
  'sign-in.locked': {
    kind: 'locked',
    text: 'Your account is locked for 5 minutes. Please refresh the page after 5 minutes and try again, or contact technical support.',
  },
  'sign-in.locked-with-phone': {
    kind: 'locked',
    text: 'Your account is locked for 5 minutes. Please refresh the page after 5 minutes and try again, or contact technical support at {supportPhone}.',
  },
  'sign-in.locked-longer': {
    kind: 'locked',
    text: 'Your account is locked for {minutes} minutes. Please refresh the page after {minutes} minutes and try again, or contact technical support.',
  },
  'sign-in.locked-until-reset': {
    kind: 'locked',
    text: 'Your account is locked. There were too many wrong passwords. Please ask for a new password or contact technical support.',
  },
  'sign-in.needs-firm': {
    kind: 'locked',
    text: 'For your safety, this account is locked. Please contact your law firm.',
  },
  'sign-in.step-up': { kind: 'refused', text: 'Please confirm that it is you.' },
  'sign-in.current-password-wrong': {
    kind: 'invalid',
    text: 'Your current password is incorrect. Please try again.',
  },
  'sign-in.too-many': {
    kind: 'locked',
    text: 'There were too many tries from your network. Please wait a minute and try again.',
  },
  'sign-in.code-wrong': { kind: 'invalid', text: 'Your verification code is incorrect' },
  'sign-in.code-expired': {
    kind: 'expired',
    text: 'Expired: this verification code is no longer valid. Please request a new code.',
  },
  'sign-in.start-again': {
    kind: 'expired',
    text: 'Expired: this login took too long or had too many wrong codes. Please log in again.',
  },
  'sign-in.signed-out': { kind: 'signed-out', text: 'Please log in again.' },
  'sign-in.recovery-last-name-required': { kind: 'invalid', text: 'Last Name is required' },
  'sign-in.recovery-mobile-invalid': { kind: 'invalid', text: 'Mobile phone number is not valid' },
  'sign-in.recovery-nothing-checked': { kind: 'invalid', text: 'Please check at least one' },
  'sign-in.recovery-failed': {
    kind: 'refused',
    text: 'Error verifying your account please try again',
  },
  'sign-in.recovery-no-account': { kind: 'not-found', text: 'No matching account was found.' },
  'sign-in.recovery-not-set-up': {
    kind: 'refused',
    text: 'Account setup was not completed. Please use your invitation link.',
  },
  'sign-in.reset-required': { kind: 'invalid', text: 'Required' },
  'sign-in.reset-mismatch': { kind: 'invalid', text: 'Your passwords do not match' },
  'sign-in.reset-same': {
    kind: 'invalid',
    text: 'Please choose a password that is different from the temporary one.',
  },
  'sign-in.reset-refused': {
    kind: 'refused',
    text: 'Error with the password reset. Please try again',
  },
  'sign-in.reset-failed': {
    kind: 'unexpected',
    text: 'Reset password had an error. Please try again.',
  },
  'sign-in.reset-needs-firm': {
    kind: 'refused',
    text: 'For your safety, you cannot reset your password here. Please contact your law firm.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(signInProblems)
