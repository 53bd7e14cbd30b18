// The tree shows each debtor their own leaves and the shared ones, and each folder is as bad as its worst counting child.
import { expect, test } from 'vitest'
import { documentTree, folderById, leavesOf, type TreeCategory } from './document-tree.ts'

const category = (id: string, parentId: string | null, more: Partial<TreeCategory> = {}): TreeCategory => ({
  id, parentId, templateKey: id, debtor: null, name: id, description: '', help: null, requirement: 'required', ...more,
})
const categories = [
  category('identity', null, { requirement: 'optional' }),
  category('photo-1', 'identity', { debtor: 1 }),
  category('photo-2', 'identity', { debtor: 2 }),
  category('taxes', null, { requirement: 'optional' }),
  category('return', 'taxes'),
  category('notices', 'taxes', { requirement: 'optional' }),
  category('other', null, { requirement: 'optional' }),
]

test('each debtor sees their own leaves and the shared ones', () => {
  expect(leavesOf(documentTree(categories, [], 1)).map(({ id }) => id)).toEqual(['photo-1', 'return', 'notices', 'other'])
  expect(leavesOf(documentTree(categories, [], 2)).map(({ id }) => id)).toEqual(['photo-2', 'return', 'notices', 'other'])
})

test('the other debtor\'s documents change nothing', () => {
  const tree = documentTree(categories, [{ categoryId: 'photo-2', status: 'Pending' }], 1)
  expect(folderById(tree, 'identity')).toMatchObject({ status: 'Unknown', documentCount: 0 })
})

test('statuses rise to the folder; empty optional leaves and replaced documents do not count', () => {
  const tree = documentTree(categories, [
    { categoryId: 'return', status: 'Accepted' }, { categoryId: 'return', status: 'Replaced' }, { categoryId: 'photo-1', status: 'Rejected' },
  ], 1)
  expect(folderById(tree, 'taxes')).toMatchObject({ status: 'Complete', documentCount: 1 })
  expect(folderById(tree, 'identity')).toMatchObject({ status: 'Rejected' })
  const later = documentTree(categories, [{ categoryId: 'return', status: 'Accepted' }, { categoryId: 'notices', status: 'Pending' }], 1)
  expect(folderById(later, 'taxes')).toMatchObject({ status: 'Pending', documentCount: 2 })
})

test('an optional top leaf keeps its own status', () => {
  expect(folderById(documentTree(categories, [], 1), 'other')).toMatchObject({ status: 'Unknown', requirement: 'optional' })
})
