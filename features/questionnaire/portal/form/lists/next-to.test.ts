import { expect, test } from 'vitest'
import { findNextTo } from './next-to.ts'

const cards = ['first1', 'second', 'third3'].map((id) => ({ id }))

test.each([
  ['first1', 'second'],
  ['second', 'third3'],
  ['third3', 'second'],
])('when card %s goes, %s is at its place', (id, next) => {
  expect(findNextTo(cards, id)).toBe(next)
})

test('nothing is at the place of the only card, or of an absent one', () => {
  expect(findNextTo(cards.slice(0, 1), 'first1')).toBeUndefined()
  expect(findNextTo(cards, 'absent')).toBeUndefined()
})
