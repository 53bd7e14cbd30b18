// spec: documents#checklist-template
import { expect, test } from 'vitest'
import { countDifferences, groupItems, toDraft, toStandard } from './checklist-draft.ts'

const item = (key: string, folder: string | null, requirement: 'REQUIRED' | 'OPTIONAL') => ({
  ...{ key, name: key, folder, perDebtor: false },
  ...({ standard: 'REQUIRED', requirement } as const),
})
const items = [item('a', null, 'REQUIRED'), item('b', 'F', 'OPTIONAL'), item('c', 'F', 'REQUIRED')]

test('groups by folder, with single categories last', () => {
  expect(groupItems(items).map(({ folder, items: own }) => [folder, own.length])).toEqual([
    ['F', 2],
    [null, 1],
  ])
})

test('counts what differs from the product', () => {
  expect(countDifferences(items, toDraft(items))).toBe(1)
  expect(countDifferences(items, toStandard(items))).toBe(0)
})
