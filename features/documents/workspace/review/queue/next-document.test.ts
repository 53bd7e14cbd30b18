import { expect, test } from 'vitest'
import { findNext } from './next-document.ts'

const items = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const none = new Set<string>()

test.each<readonly [string | undefined, 1 | -1, ReadonlySet<string>, string | undefined]>([
  ['a', 1, none, 'b'],
  ['c', 1, none, 'a'],
  ['a', -1, none, 'c'],
  ['c', -1, none, 'b'],
  ['a', 1, new Set(['b']), 'c'],
  ['a', 1, new Set(['b', 'c']), undefined],
  [undefined, 1, none, 'a'],
  ['gone', 1, new Set(['a']), 'b'],
  ['gone', -1, none, 'c'],
])('from %s in direction %d, with held %j, comes %s', (from, step, held, expected) =>
  expect(findNext(items, from, held, step)).toBe(expected),
)

test('nothing comes after the only one', () =>
  expect(findNext([{ id: 'a' }], 'a', none)).toBeUndefined())

test('nothing comes in an empty list', () => expect(findNext([], 'a', none)).toBeUndefined())
