import { expect, test } from 'vitest'
import type { DocumentStatus } from '../document-status.ts'
import {
  documentTree,
  folderById,
  isOnTheWay,
  getLeaves,
  getSubmitList,
  type TreeCategory,
  type TreeDocument,
} from './document-tree.ts'

const category = (
  id: string,
  parentId: string | null,
  more: Partial<TreeCategory> = {},
): TreeCategory => ({
  id,
  parentId,
  templateKey: id,
  debtor: null,
  name: id,
  description: '',
  period: null,
  why: null,
  help: null,
  requirement: 'required',
  stillNeeded: [],
  ...more,
})
const document = (
  categoryId: string,
  status: DocumentStatus,
  isFromFirm = false,
): TreeDocument => ({ categoryId, status, isFromFirm })
const categories = [
  category('identity', null, { requirement: 'optional' }),
  category('photo-1', 'identity', { debtor: 1 }),
  category('photo-2', 'identity', { debtor: 2 }),
  category('taxes', null, { requirement: 'optional' }),
  category('return', 'taxes'),
  category('notices', 'taxes', { requirement: 'optional' }),
  category('other', null, { requirement: 'optional' }),
]

const getTree = (debtor: 1 | 2, ...documents: readonly TreeDocument[]) =>
  documentTree({ categories, documents, issued: [] }, debtor)

test('each debtor sees their own leaves and the shared ones', () => {
  expect(getLeaves(getTree(1)).map(({ id }) => id)).toEqual([
    'photo-1',
    'return',
    'notices',
    'other',
  ])
  expect(getLeaves(getTree(2)).map(({ id }) => id)).toEqual([
    'photo-2',
    'return',
    'notices',
    'other',
  ])
})

test('a pending document of the other debtor changes neither the status nor the document count of a folder', () => {
  const tree = getTree(1, document('photo-2', 'Pending'))
  expect(folderById(tree, 'identity')).toMatchObject({ status: 'Unknown', documentCount: 0 })
})

test('a folder has the worst status of its leaves; empty optional leaves and replaced documents do not count', () => {
  const tree = getTree(
    1,
    document('return', 'Accepted'),
    document('return', 'Replaced'),
    document('photo-1', 'Rejected'),
  )
  expect(folderById(tree, 'taxes')).toMatchObject({ status: 'Complete', documentCount: 1 })
  expect(folderById(tree, 'identity')).toMatchObject({ status: 'Rejected' })
  const later = getTree(1, document('return', 'Accepted'), document('notices', 'Pending'))
  expect(folderById(later, 'taxes')).toMatchObject({ status: 'Pending', documentCount: 2 })
})

test('an optional top-level leaf keeps its own status', () => {
  expect(folderById(getTree(1), 'other')).toMatchObject({
    status: 'Unknown',
    requirement: 'optional',
  })
})

test('documents from the firm do not count as submitted, and a leaf with them requests nothing unless it is required', () => {
  const getStatus =
    (...documents: readonly TreeDocument[]) =>
    (id: string) =>
      folderById(getTree(1, ...documents), id)?.status
  expect(getStatus(document('return', 'Accepted', true))('return')).toBe('Unknown')
  expect(
    getStatus(document('return', 'Accepted', true), document('return', 'Pending'))('return'),
  ).toBe('Pending')
  expect(getStatus(document('other', 'Accepted', true))('other')).toBe('Complete')
  expect(
    getStatus(document('other', 'Accepted', true), document('other', 'Rejected'))('other'),
  ).toBe('Rejected')
})

test("lists the firm's own folder only with documents in it", () => {
  const withFirm = [...categories, category('from-attorney', null, { requirement: 'optional' })]
  const listed = (...documents: readonly TreeDocument[]) =>
    getSubmitList(documentTree({ categories: withFirm, documents, issued: [] }, 1)).map(
      ({ id }) => id,
    )
  expect(listed()).toEqual(['identity', 'taxes', 'other'])
  expect(listed(document('from-attorney', 'Accepted', true))).toEqual([
    'identity',
    'taxes',
    'other',
    'from-attorney',
  ])
})

test('a folder counts for the progress when something in it is required or rejected', () => {
  const onTheWay = (...documents: readonly TreeDocument[]) =>
    getTree(1, ...documents)
      .filter(isOnTheWay)
      .map(({ id }) => id)
  expect(onTheWay()).toEqual(['identity', 'taxes'])
  expect(onTheWay(document('other', 'Pending'))).toEqual(['identity', 'taxes'])
  expect(onTheWay(document('other', 'Rejected'))).toEqual(['identity', 'taxes', 'other'])
})

test.each<readonly [TreeDocument['status'][]]>([[['Rejected']], [['Pending']], [[]]])(
  'a leaf that is not needed is complete with documents in the statuses %j',
  (statuses) => {
    const tree = documentTree(
      {
        categories: [
          category('taxes', null, { requirement: 'optional' }),
          category('return', 'taxes', { requirement: 'notNeeded' }),
        ],
        documents: statuses.map((status) => document('return', status)),
        issued: [],
      },
      1,
    )
    expect(getLeaves(tree)[0]).toMatchObject({ status: 'Complete' })
    expect(tree.map(isOnTheWay)).toEqual([false])
  },
)
