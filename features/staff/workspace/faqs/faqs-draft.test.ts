// spec: cases#faqs-changed
import { expect, test } from 'vitest'
import { moveIn, removeFrom, replaceIn, toInput } from './faqs-draft.ts'

const list = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join('')

test.each([
  ['a', 1, 'bac'],
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('%s moved by %d gives %s', (id, by, expected) =>
  expect(idsOf(moveIn(list, id, by))).toBe(expected),
)

test('an item is replaced or removed by its ID', () => {
  expect(replaceIn([{ id: 'a', n: 1 }], { id: 'a', n: 2 })).toEqual([{ id: 'a', n: 2 }])
  expect(idsOf(removeFrom(list, 'b'))).toBe('ac')
})

test('without own questions nothing is sent, so that those of the product come back', () => {
  const faq = { overview: '', topics: [] }
  expect(toInput({ ...faq, isOwn: false })).toBe(null)
  expect(toInput({ ...faq, isOwn: true })).toEqual(faq)
})
