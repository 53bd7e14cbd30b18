// spec: questionnaire#guess
import { expect, test } from 'vitest'
import { canBeGuess, withoutGuessesIn } from './guesses.ts'

const answer = {
  loans: [{ id: 'bbbbbb' }],
  notSure: ['/loans/aaaaaa/owed', '/loans/aaaaaab/owed', '/value', '/loans/aaaaaa/a/b'],
}

test('removes the guesses inside a path and keeps all others', () => {
  expect(withoutGuessesIn(answer, ['loans', 'aaaaaa'])).toEqual({
    ...answer,
    notSure: ['/loans/aaaaaab/owed', '/value'],
  })
  expect(withoutGuessesIn(answer, ['loans', 'bbbbbb'])).toBe(answer)
  expect(withoutGuessesIn({ a: 1, notSure: ['/loans/aaaaaa/owed'] }, ['loans', 'aaaaaa'])).toEqual({
    a: 1,
  })
  expect(withoutGuessesIn({ a: 1 }, ['loans', 'aaaaaa'])).toEqual({ a: 1 })
})

test.each([
  ['an ordinary one', {}, false, true],
  ['one read off a paper', { exact: true }, false, false],
  ['a private one', { sensitive: true }, false, false],
  ['a read-only one', {}, true, false],
] as const)(
  '%s can be marked as a guess (options %j, read-only %j): %j',
  (_, options, isReadOnly, expected) => {
    expect(canBeGuess(options, isReadOnly)).toBe(expected)
  },
)
