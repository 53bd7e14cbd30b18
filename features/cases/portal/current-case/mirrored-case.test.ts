import { expect, test } from 'vitest'
import { mirrorBounds } from '#ui/mirror/mirror-bounds.ts'
import { findList, toRecords, type MirroredCase } from './mirrored-case.ts'

const most = mirrorBounds.cases.most
const list = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `c${at}` }))
const back = (
  records: ReadonlyMap<string, MirroredCase<unknown, unknown>>,
  part: 'whole' | 'card',
) => findList([...records.values()].toReversed(), part)

test('restores both lists unchanged', () => {
  const cards = toRecords(new Map(), 'card', list(3).toReversed(), most)
  const both = toRecords(cards, 'whole', list(3), most)
  expect([back(cards, 'card'), back(cards, 'whole')]).toEqual([list(3).toReversed(), undefined])
  expect([back(both, 'card'), back(both, 'whole')]).toEqual([list(3).toReversed(), list(3)])
})

test('removes a case that is no longer active, and does not restore a list that lacks a case', () => {
  const before = toRecords(new Map(), 'card', list(3), most)
  const after = toRecords(before, 'whole', list(2), most)
  expect([...after.keys()]).toEqual(['c0', 'c1'])
  expect([back(after, 'whole'), back(after, 'card')]).toEqual([list(2), undefined])
})

test('stores at most ten cases and does not restore a longer list', () => {
  expect(back(toRecords(new Map(), 'card', list(10), most), 'card')).toEqual(list(10))
  const eleven = toRecords(new Map(), 'card', list(11), most)
  expect([eleven.size, back(eleven, 'card')]).toEqual([10, undefined])
  expect(back(new Map(), 'card')).toBeUndefined()
})
