import { expect, test } from 'vitest'
import { isLeaf, placeAfter, placeOfAsked, type PlaceFacts } from './category-place.ts'

const at = (id: string, parentId: string | null, position: number): PlaceFacts => ({
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

test('a category is placed at the end of its folder', () =>
  expect([placeAfter(list, 'income'), placeAfter(list, 'taxes')]).toEqual([4, 6]))
test('a top-level category is placed before Other', () =>
  expect(placeAfter([...list, at('other', null, 6)], null)).toBe(6))
test('without Other, a top-level category is placed at the end, after the content of the last folder', () =>
  expect(placeAfter(list, null)).toBe(6))
test('a category in an empty folder is placed right after it', () =>
  expect(placeAfter(list, 'latest')).toBe(6))
test('a category in an empty list is placed first', () => expect(placeAfter([], null)).toBe(1))
test('folders are not leaves', () =>
  expect(list.filter(({ id }) => isLeaf(list, id)).map(({ id }) => id)).toEqual([
    'pay',
    'w2',
    'latest',
  ]))

const category = [
  { ...at('income', null, 1), requirement: 'optional' },
  { ...at('pay', 'income', 2), requirement: 'required' },
  { ...at('firm.0123456789ab', null, 3), requirement: 'optional' },
  { ...at('home', null, 4), requirement: 'optional' },
  { ...at('deed', 'home', 5), requirement: 'optional' },
  { ...at('certificate', null, 6), requirement: 'required' },
]
test("a firm's request is placed before optional categories and after the firm's earlier requests", () =>
  expect(placeOfAsked(category, null)).toBe(4))
test("a firm's request in a folder is placed at its end", () =>
  expect(placeOfAsked(category, 'income')).toBe(3))
test("a firm's request is placed at the end when everything is required", () =>
  expect(placeOfAsked(category.slice(0, 3), null)).toBe(4))
