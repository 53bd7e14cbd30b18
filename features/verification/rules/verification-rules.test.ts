import { expect, test } from 'vitest'
import { isSixDigits } from './code-life.ts'
import { classifyVerificationError, verificationProblems } from './problems.ts'

test.each([
  [verificationProblems['verification.invalid-code'].text, 'InvalidCode'],
  [verificationProblems['verification.expired-code'].text, 'ExpiredCode'],
  ['Something else', 'GeneralError'],
  ['', 'NoError'],
  [null, 'NoError'],
])('classifies %j as %s', (message, expected) =>
  expect(classifyVerificationError(message)).toBe(expected),
)

test.each([
  ['123456', true],
  ['12345', false],
  ['1234567', false],
  ['12345a', false],
  ['１２３４５６', false],
])('accepts %s as a code: %s', (code, expected) => expect(isSixDigits(code)).toBe(expected))
