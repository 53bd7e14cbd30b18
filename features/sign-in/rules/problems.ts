// What can go wrong at the door, in the seeds' words (seeds/000, sections 5 and 8).
import type { ProblemList } from '#kit/problem.ts'

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
  'sign-in.too-many': { kind: 'locked', text: 'There were too many tries from your network. Please wait a minute and try again.' },
  'sign-in.code-wrong': { kind: 'invalid', text: 'Your verification code is incorrect' },
  'sign-in.code-expired': { kind: 'expired', text: 'Expired: this verification code is no longer valid. Please request a new code.' },
  'sign-in.start-again': { kind: 'expired', text: 'Expired: this sign-in took too long or had too many wrong codes. Please log in again.' },
  'sign-in.signed-out': { kind: 'signed-out', text: 'Please log in again.' },
} as const satisfies ProblemList
