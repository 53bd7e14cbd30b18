import { expect, test } from 'vitest'
import { isSixDigits } from './code-life.ts'
import { classifyVerificationError, verificationProblems } from './problems.ts'

test.each([
  ['verification.invalid-code', 'InvalidCode'],
  ['verification.expired-code', 'ExpiredCode'],
  ['account.change-over', 'GeneralError'],
  ['', 'NoError'],
  [null, 'NoError'],
])('classifies the code %j as %s', (errorCode, expected) =>
  expect(classifyVerificationError(errorCode)).toBe(expected),
)

test('the texts contain the words by which other clients classify them', () => {
  expect(verificationProblems['verification.invalid-code'].text).toContain(
    'Invalid verification code',
  )
  expect(verificationProblems['verification.expired-code'].text).toContain('Expired')
})

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['１２３４５６', false],
])('accepts %s as a code: %s', (code, expected) => expect(isSixDigits(code)).toBe(expected))
