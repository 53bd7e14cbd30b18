// The specified texts, letter for letter (spec: wording#specified-texts).
import { expect, test } from 'vitest'
import { signInProblems } from '../rules/problems.ts'
import { signInWords } from './words.ts'

const { login, twoFactor } = signInWords.english

test.each([
  [login.heading, 'Welcome Back'],
  [login.lead, 'Log in to check on your case'],
  [login.userId, 'Email Address (User ID)'],
  [login.password, 'Password'],
  [signInProblems['sign-in.user-id-required'].text, 'Email Address (User ID) is required'],
  [signInProblems['sign-in.password-required'].text, 'Password is required'],
  [twoFactor.sendAgain, 'Send it again'],
  [twoFactor.wrong, 'Your verification code is incorrect'],
  [twoFactor.requestNewCode, 'Request new code'],
  [twoFactor.next, 'Next'],
])('has exactly the specified text: %s', (actual, expected) => expect(actual).toBe(expected))

test.each([
  [signInProblems['sign-in.wrong'].text, 'Your user ID or password is incorrect'],
  [signInProblems['sign-in.wrong-last'].text, 'Your user ID or password is incorrect'],
  [signInProblems['sign-in.locked'].text, 'locked for 5 minutes'],
  [signInProblems['sign-in.locked'].text, 'refresh the page after 5 minutes'],
  [signInProblems['sign-in.locked'].text, 'contact technical support'],
  [twoFactor.hint, '3 minutes'],
])('the text %s contains: %s', (actual, expected) => expect(actual).toContain(expected))

test('reports a discarded change with the previous value', () => {
  const values = { kept: 'rosa@example.com', discarded: 'new@example.com' }
  for (const sentence of [login.emailChangedBack(values), login.phoneChangedBack(values)]) {
    expect(sentence).toContain('rosa@example.com')
    expect(sentence).toContain('new@example.com')
  }
})
