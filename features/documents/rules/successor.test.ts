import { expect, test } from 'vitest'
import { findSuccessor } from './successor.ts'

const documents = [
  { id: 'first', replacesId: null },
  { id: 'third', replacesId: 'second' },
  { id: 'second', replacesId: 'first' },
  { id: 'another', replacesId: null },
]

test.each([
  ['first', 'third'],
  ['second', 'third'],
  ['third', null],
  ['another', null],
  ['unknown', null],
])('the newest document after %s is %s', (id, newest) => {
  expect(findSuccessor({ id }, documents)).toBe(newest)
})
