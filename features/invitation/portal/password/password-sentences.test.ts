import { expect, test } from 'vitest'
import { accountProblems } from '#features/account/rules/problems.ts'
import { toSentences } from '#lib/problem.ts'
import { confirmationSentence, passwordSentence } from './password-sentences.ts'

const sentences = toSentences(accountProblems)
const typed = { password: 'Quiet-harbor7', confirmation: '', acceptsTerms: false }

test('names the first broken rule', () => {
  expect(passwordSentence({ ...typed, password: 'quiet' }, sentences)).toBe(
    'Your password must contain a minimum of 8 characters.',
  )
  expect(passwordSentence({ ...typed, password: 'Password1!' }, sentences)).toBe(
    'This password is too common. Please choose another.',
  )
  expect(passwordSentence(typed, sentences)).toBeUndefined()
})

test.each([
  ['', 'This field is required'],
  ['Quiet-harbor', 'Your passwords do not match'],
  ['Quiet-harbor7', undefined],
])('gives the expected error for the confirmation %j', (confirmation, expected) =>
  expect(confirmationSentence({ ...typed, confirmation }, sentences)).toBe(expected),
)

test('does not require a disabled confirmation', () =>
  expect(confirmationSentence({ ...typed, password: 'quiet' }, sentences)).toBeUndefined())
