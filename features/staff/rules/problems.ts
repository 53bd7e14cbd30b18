import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const staffProblems = {
  // Sign-in
  'staff.email-required': { kind: 'invalid', text: 'Enter your email address.' },
  'staff.password-required': { kind: 'invalid', text: 'Enter your password.' },
  'staff.wrong': {
    kind: 'invalid',
    text: 'Your email address or password is incorrect. {attemptsRemaining} attempts remaining. After that you need to wait 5 minutes.',
  },
  'staff.wrong-last': {
    kind: 'invalid',
    text: 'Your email address or password is incorrect. {attemptsRemaining} attempt remaining. After that you need to wait 5 minutes.',
  },
  'staff.locked': {
    kind: 'locked',
    text: 'There were too many wrong attempts. Wait {minutes} minutes and try again, or ask an administrator of your firm for help.',
  },
  'staff.too-many': {
    kind: 'locked',
    text: 'There were too many attempts from your network. Wait a minute and try again.',
  },
  'staff.code-wrong': {
    kind: 'invalid',
    text: 'This code is incorrect or was already used. Wait for the next code in your app and enter it.',
  },
  'staff.recovery-code-wrong': {
    kind: 'invalid',
    text: 'This recovery code is incorrect or was already used.',
  },
  'staff.passkey-refused': {
    kind: 'invalid',
    text: 'We could not confirm this passkey. Try again, or use your authenticator app.',
  },
  'staff.start-again': {
    kind: 'expired',
    text: 'This login took too long or had too many wrong codes. Log in again.',
  },
  'staff.signed-out': { kind: 'signed-out', text: 'Log in again.' },
  'staff.link-over': {
    kind: 'expired',
    text: 'This link no longer works. Ask an administrator of your firm for a new one.',
  },
  'staff.reset-link-over': {
    kind: 'expired',
    text: 'This link no longer works. Ask for a new one on the login page.',
  },
  'staff.not-me-link-over': {
    kind: 'expired',
    text: 'This link no longer works. Ask an administrator of your firm to reset your login.',
  },
  // Passkeys
  'staff.passkey-name-required': { kind: 'invalid', text: 'Enter a name for the passkey.' },
  'staff.passkey-not-added': {
    kind: 'invalid',
    text: 'We could not add this passkey. Try again.',
  },
  'staff.passkeys-not-offered': {
    kind: 'refused',
    text: 'The address of this workspace does not allow passkeys. Use your authenticator app.',
  },
  'staff.too-many-passkeys': {
    kind: 'refused',
    text: 'You can have up to {max} passkeys. Remove one of them first.',
  },
  'staff.passkey-absent': { kind: 'not-found', text: 'You no longer have this passkey.' },
  // Permissions
  'staff.step-up': {
    kind: 'refused',
    text: 'Confirm that it is you with a code from your authenticator app or with a passkey.',
  },
  'staff.not-permitted': { kind: 'refused', text: 'Your role does not allow this.' },
  // People
  'staff.given-name-required': { kind: 'invalid', text: 'Enter the first name.' },
  'staff.family-name-required': { kind: 'invalid', text: 'Enter the last name.' },
  'staff.name-too-long': { kind: 'invalid', text: 'A name can have up to {max} characters.' },
  'staff.email-invalid': { kind: 'invalid', text: 'Enter a valid email address.' },
  'staff.email-in-use': {
    kind: 'refused',
    text: 'Your firm already has a person with this email address.',
  },
  'staff.absent': { kind: 'not-found', text: 'Your firm has no such person.' },
  'staff.office-absent': { kind: 'not-found', text: 'Your firm no longer has this office.' },
  'staff.device-absent': { kind: 'not-found', text: 'This device is no longer logged in.' },
  'staff.own-account': {
    kind: 'refused',
    text: 'You cannot do this for yourself. Ask another administrator.',
  },
  'staff.last-administrator': {
    kind: 'refused',
    text: 'Your firm needs at least one administrator who can log in.',
  },
  'staff.already-active': {
    kind: 'refused',
    text: 'This person has already accepted the invitation.',
  },
  'staff.not-set-up': {
    kind: 'refused',
    text: 'This person has not accepted the invitation yet.',
  },
  'staff.unlocked-often': {
    kind: 'locked',
    text: 'This person was unlocked several times today. Ask them to reset their password.',
  },
  'staff.deactivated': {
    kind: 'refused',
    text: 'This person is deactivated. Reactivate them first.',
  },
  // People who leave
  'staff.still-active': {
    kind: 'refused',
    text: 'This person works at your firm. Deactivate them first.',
  },
  'staff.receiver-absent': {
    kind: 'not-found',
    text: 'This colleague does not work at your firm any more. Choose someone else.',
  },
  'staff.receiver-not-attorney': {
    kind: 'refused',
    text: 'Only an attorney or administrator can lead these cases. Choose someone else.',
  },
  'staff.work-changed': {
    kind: 'refused',
    text: 'Something of this person has changed since you opened this. Look at the numbers again.',
  },
  // Email footer
  'staff.mail-footer-blank': {
    kind: 'invalid',
    text: 'Write the footer in both languages, or leave both empty.',
  },
  'staff.mail-footer-too-long': {
    kind: 'invalid',
    text: 'The footer can have {characters} characters and {lines} lines at most.',
  },
  'staff.mail-footer-unreadable': {
    kind: 'invalid',
    text: 'The footer has characters that no one can read. Type it again.',
  },
  'staff.mail-footer-changed': {
    kind: 'refused',
    text: 'A colleague has changed the footer. Your changes are not saved yet.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(staffProblems)
