// Similar texts differ by screen and are never merged (spec: wording#texts-per-screen).
import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const accountProblems = {
  // Password
  'account.password-min-length': {
    kind: 'invalid',
    text: 'Your password must contain a minimum of 8 characters.',
  },
  'account.password-letters-and-numbers': {
    kind: 'invalid',
    text: 'Your password must contain both letters and numbers.',
  },
  'account.password-no-repeats': {
    kind: 'invalid',
    text: 'Your password cannot contain consecutive repeating numbers or letters.',
  },
  'account.password-upper-case': {
    kind: 'invalid',
    text: 'Your password must contain at least one upper case letter.',
  },
  'account.password-special': {
    kind: 'invalid',
    text: 'Your password must contain at least one special character.',
  },
  'account.password-too-common': {
    kind: 'invalid',
    text: 'This password is too common. Please choose another.',
  },
  'account.password-too-long': {
    kind: 'invalid',
    text: 'Your password can have at most 128 characters.',
  },
  'account.confirm-required': { kind: 'invalid', text: 'This field is required' },
  'account.confirm-mismatch': { kind: 'invalid', text: 'Your passwords do not match' },
  'account.change-password-current-required': {
    kind: 'invalid',
    text: 'Current Password is required',
  },
  'account.change-password-wanted-required': { kind: 'invalid', text: 'New Password is required' },
  'account.change-password-confirmation-required': {
    kind: 'invalid',
    text: 'Confirm Password is required',
  },
  'account.terms-required': { kind: 'invalid', text: 'Accept Terms & Conditions is required' },
  // Contact screen
  'account.contact-mobile-invalid': { kind: 'invalid', text: 'Mobile phone number is not valid' },
  'account.contact-mobile-required': { kind: 'invalid', text: 'Mobile Phone is required.' },
  'account.contact-email-invalid': { kind: 'invalid', text: 'Invalid email format' },
  'account.contact-email-required': {
    kind: 'invalid',
    text: 'Email Address (User ID) is required.',
  },
  'account.contact-type-required': { kind: 'invalid', text: 'Please select an option.' },
  // Details screen
  'account.first-name-required': { kind: 'invalid', text: 'First Name is Required' },
  'account.last-name-required': { kind: 'invalid', text: 'Last Name is Required' },
  'account.home-phone-invalid': { kind: 'invalid', text: 'Home phone number is not valid' },
  'account.mobile-phone-invalid': { kind: 'invalid', text: 'Mobile phone number is not valid' },
  'account.work-phone-invalid': { kind: 'invalid', text: 'Work phone number is not valid' },
  'account.email-invalid': { kind: 'invalid', text: 'Invalid email format' },
  'account.email-required': { kind: 'invalid', text: 'Required' },
  'account.state-required': { kind: 'invalid', text: 'State selection required' },
  'account.profile-contact-type-required': { kind: 'invalid', text: 'Please select an option' },
  'account.text-too-long': { kind: 'invalid', text: 'Please use at most 100 characters.' },
  'account.language-unknown': { kind: 'invalid', text: 'Please choose English or Spanish.' },
  'account.ssn-invalid': { kind: 'invalid', text: 'Please enter nine digits.' },
  // Change of mobile phone and e-mail
  'account.new-mobile-required': { kind: 'invalid', text: 'Mobile Phone is required.' },
  'account.new-mobile-invalid': { kind: 'invalid', text: 'Mobile phone number is not valid' },
  'account.mobile-unchanged': {
    kind: 'invalid',
    text: 'You have not changed the phone number so not update performed',
  },
  'account.new-email-required': { kind: 'invalid', text: 'Required' },
  'account.new-email-invalid': { kind: 'invalid', text: 'Invalid email format' },
  'account.email-unchanged': {
    kind: 'invalid',
    text: 'You have not changed the email address so not update performed',
  },
  'account.change-over': {
    kind: 'expired',
    text: 'Expired: you did not confirm this change in time. Please start again.',
  },
  'account.not-me-over': {
    kind: 'expired',
    text: 'This link is no longer valid. If you did not make a change to your account, please contact your law firm.',
  },
  // Saving
  'account.not-saved': {
    kind: 'invalid',
    text: 'An error occurred saving account data. Please try again',
  },
  'account.own-flow-only': {
    kind: 'refused',
    text: 'You can change your email address and mobile phone only on their own pages.',
  },
  'account.step-refused': { kind: 'refused', text: 'You cannot complete this step yet.' },
  'account.not-found': { kind: 'not-found', text: 'This account could not be found.' },
} as const satisfies ProblemList

export const problem = problemFactory(accountProblems)
