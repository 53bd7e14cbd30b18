// The specified texts of the profile, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { accountProblems } from '../../rules/problems.ts'
import { profileWords } from './words.ts'

const { code, signIn, edit, email, mobile } = profileWords.english

test.each([
  [edit.unknownError, 'unknown error happended'],
  [edit.accountDataError, 'error occurred saving account data'],
  [edit.email, 'Email'],
  [edit.text, 'Text'],
  [accountProblems['account.profile-contact-type-required'].text, 'Please select an option'],
  [accountProblems['account.confirm-mismatch'].text, 'Your passwords do not match'],
  [
    accountProblems['account.mobile-unchanged'].text,
    'You have not changed the phone number so not update performed',
  ],
  [accountProblems['account.new-mobile-invalid'].text, 'Mobile phone number is not valid'],
  [
    accountProblems['account.email-unchanged'].text,
    'You have not changed the email address so not update performed',
  ],
  [accountProblems['account.new-email-invalid'].text, 'Invalid email format'],
  [accountProblems['account.new-email-required'].text, 'Required'],
  [
    signIn['sign-in.current-password-wrong'],
    'Your current password is incorrect. Please try again.',
  ],
])('has exactly the specified text: %s', (actual, expected) => expect(actual).toBe(expected))

test.each([mobile, email])(
  'asks the client to try again after a failed change, and to try again later after a failed resend',
  (words) => {
    for (const failed of [words.updateFailed, words.verifyFailed, words.cancelFailed])
      expect(failed).toMatch(/Please try again$/)
    expect(words.resendFailed).toMatch(/Please try again later$/)
  },
)

test('says on the code screen that the code is valid for five minutes, and offers a new code', () => {
  expect(code.hint).toMatch(/within 5 minutes/)
  expect(code.requestNewCode).toMatch(/new code/)
})
