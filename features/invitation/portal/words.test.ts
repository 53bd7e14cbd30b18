// The specified texts of account creation, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { accountProblems } from '#features/account/rules/problems.ts'
import { invitationProblems } from '../rules/problems.ts'
import { terms } from './password/terms.en.ts'
import { invitationWords } from './words.ts'

const { bookmark, code, contact, errors, linkExpired, lookUp, password, shared } =
  invitationWords.english

test.each([
  [shared.next, 'Next'],
  [linkExpired.heading, 'Link Expired'],
  [shared.logIn, 'Log In'],
  [contact.emailAddress, 'Email Address (User ID)'],
  [contact.email, 'Email'],
  [contact.text, 'Text'],
  [accountProblems['account.contact-mobile-invalid'].text, 'Mobile phone number is not valid'],
  [accountProblems['account.contact-mobile-required'].text, 'Mobile Phone is required.'],
  [accountProblems['account.contact-email-invalid'].text, 'Invalid email format'],
  [accountProblems['account.contact-email-required'].text, 'Email Address (User ID) is required.'],
  [accountProblems['account.contact-type-required'].text, 'Please select an option.'],
  [
    contact.notSaved,
    'Your contact information could not be updated at this time. Please try again later',
  ],
  [
    invitationProblems['invitation.contact-not-saved'].text,
    'Your contact information could not be updated at this time. Please try again later',
  ],
  [
    accountProblems['account.password-min-length'].text,
    'Your password must contain a minimum of 8 characters.',
  ],
  [
    accountProblems['account.password-letters-and-numbers'].text,
    'Your password must contain both letters and numbers.',
  ],
  [
    accountProblems['account.password-no-repeats'].text,
    'Your password cannot contain consecutive repeating numbers or letters.',
  ],
  [
    accountProblems['account.password-upper-case'].text,
    'Your password must contain at least one upper case letter.',
  ],
  [
    accountProblems['account.password-special'].text,
    'Your password must contain at least one special character.',
  ],
  [accountProblems['account.confirm-required'].text, 'This field is required'],
  [accountProblems['account.confirm-mismatch'].text, 'Your passwords do not match'],
  [accountProblems['account.terms-required'].text, 'Accept Terms & Conditions is required'],

  [password.failed, 'Error saving the password. Please try again.'],
  [
    password.unavailable,
    'Your password could not be created at this time. Please try again later.',
  ],
  [
    invitationProblems['invitation.sign-up-failed'].text,
    'Error saving the password. Please try again.',
  ],
  [
    invitationProblems['invitation.sign-up-unavailable'].text,
    'Your password could not be created at this time. Please try again later.',
  ],
  [errors.general, 'Something went wrong, call support'],
  [errors.notSaved, 'An error occurred saving account data. Please try again'],
  [bookmark.heading, "Great! You're all set..."],
  [bookmark.go, 'Go To Case Dashboard'],
])('has exactly the specified text: %s', (actual, expected) => expect(actual).toBe(expected))

test.each([
  [password.acceptTerms, 'Terms & Conditions'],
  [linkExpired.text, 'Your link to create your client portal account has expired'],
  [lookUp.trouble, 'is experiencing some difficulties'],
  [lookUp.trouble, 'try again later'],
  [contact.consent, 'tandard call, message and data rates may apply'],
  [contact.consent, 'confirmation text message'],
  [code.hint, '5 minutes'],
  [code.requestNewCode.toLowerCase(), 'request new code'],
])('the text %s contains: %s', (actual, expected) => expect(actual).toContain(expected))

test('gives every paragraph of the terms a heading and a text', () => {
  expect(terms.length).toBeGreaterThan(4)
  for (const { heading, text } of terms) expect([heading, text]).not.toContain('')
})
