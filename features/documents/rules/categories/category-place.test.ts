// Where a category stands that a case gets later.
import { expect, test } from 'vitest'
import { isLeaf, placeAfter, placeOfAsked, type Placed } from './category-place.ts'

const at = (id: string, parentId: string | null, position: number): Placed => ({
  id,
  parentId,
  templateKey: id,
  position,
})
const list = [
  at('income', null, 1),
  at('pay', 'income', 2),
  at('w2', 'income', 3),
  at('taxes', null, 4),
  at('latest', 'taxes', 5),
]

test('at the end of its folder', () =>
  expect([placeAfter(list, 'income'), placeAfter(list, 'taxes')]).toEqual([4, 6]))
test('at the top before Other', () =>
  expect(placeAfter([...list, at('other', null, 6)], null)).toBe(6))
test('at the top of a list without Other: at the end, after what lies in the last folder', () =>
  expect(placeAfter(list, null)).toBe(6))
test('in a folder that is empty: right after it', () => expect(placeAfter(list, 'latest')).toBe(6))
test('first in a list of nothing', () => expect(placeAfter([], null)).toBe(1))
test('folders are no leaves', () =>
  expect(list.filter(({ id }) => isLeaf(list, id)).map(({ id }) => id)).toEqual([
    'pay',
    'w2',
    'latest',
  ]))

const asked = [
  { ...at('income', null, 1), requirement: 'optional' },
  { ...at('pay', 'income', 2), requirement: 'required' },
  { ...at('firm.0123456789ab', null, 3), requirement: 'optional' },
  { ...at('home', null, 4), requirement: 'optional' },
  { ...at('deed', 'home', 5), requirement: 'optional' },
  { ...at('certificate', null, 6), requirement: 'required' },
]
test('what a firm asks for: before what concerns only some, after what it asked for earlier', () =>
  expect(placeOfAsked(asked, null)).toBe(4))
test('what a firm asks for in a folder: at its end', () =>
  expect(placeOfAsked(asked, 'income')).toBe(3))
test('what a firm asks for where everything is required: at the end', () =>
  expect(placeOfAsked(asked.slice(0, 3), null)).toBe(4))
