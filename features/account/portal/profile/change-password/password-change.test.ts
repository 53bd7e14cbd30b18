import { expect, test } from 'vitest'
import { accountProblems } from '../../../rules/problems.ts'
import { passwordChangeFindings } from './password-change.ts'

const good = {
  current: 'Quiet-harbor-7',
  wanted: 'Blue-lantern-42',
  confirmation: 'Blue-lantern-42',
}
const sentences: Readonly<Record<string, { readonly text: string }>> = accountProblems

test.each([
  [good, []],
  [
    { current: '', wanted: '', confirmation: '' },
    [
      ['current', 'Current Password is required'],
      ['wanted', 'New Password is required'],
      ['confirmation', 'Confirm Password is required'],
    ],
  ],
  [{ ...good, current: '' }, [['current', 'Current Password is required']]],
  [{ ...good, confirmation: '' }, [['confirmation', 'Confirm Password is required']]],
  [{ ...good, confirmation: 'Blue-lantern-43' }, [['confirmation', 'Your passwords do not match']]],
  [
    { ...good, wanted: 'Ab1!', confirmation: 'Ab1!' },
    [['wanted', 'Your password must contain a minimum of 8 characters.']],
  ],
  [
    { ...good, wanted: 'Password1!', confirmation: 'Password1!' },
    [['wanted', 'This password is too common. Please choose another.']],
  ],
])('reports the expected mistakes in %j', (typed, expected) => {
  expect(
    passwordChangeFindings(typed).map(({ code, field }) => [field, sentences[code]?.text]),
  ).toEqual(expected)
})
