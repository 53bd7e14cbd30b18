import { describe, expect, test } from 'vitest'
import {
  certificateCategoryStatus,
  countsForFolder,
  findSettledReason,
  folderStatus,
  isSentAndWaiting,
  isToReview,
  leafStatus,
  mayAddCertificate,
  mayRename,
  mayReplace,
  needsNewCopy,
  showsSubmitTask,
  type DocumentStatus,
  type SettledReason,
  type SettlingCategory,
  type FolderStatus,
} from './document-status.ts'

test.each<[DocumentStatus[], boolean, FolderStatus]>([
  [['Accepted'], true, 'Unknown'],
  [['Accepted', 'Pending'], true, 'Pending'],
  [['Accepted', 'Rejected'], true, 'Rejected'],
  [['Accepted'], false, 'Complete'],
])(
  'a leaf that was accepted in part, with documents in the statuses %j, needed %s, has the status %s',
  (statuses, needed, expected) => expect(leafStatus(statuses, needed, true)).toBe(expected),
)

test.each<[DocumentStatus[], boolean, FolderStatus]>([
  [[], true, 'Unknown'],
  [[], false, 'Complete'],
  [['Accepted', 'Rejected', 'Pending'], true, 'Rejected'],
  [['Accepted', 'Pending'], true, 'Pending'],
  [['Review'], true, 'Pending'],
  [['Approved'], true, 'Complete'],
  [['Accepted'], true, 'Complete'],
  [['Replaced'], true, 'Unknown'],
  [['Unknown'], true, 'Unknown'],
  [['Pending'], false, 'Pending'],
])(
  'a leaf with documents in the statuses %j, needed %s, has the status %s',
  (statuses, needed, expected) => expect(leafStatus(statuses, needed)).toBe(expected),
)

describe('a folder', () => {
  const child = (status: FolderStatus, counts = true) => ({ status, counts })
  test.each([
    [[child('Complete'), child('Complete')], 'Complete'],
    [[child('Complete'), child('Pending')], 'Pending'],
    [[child('Pending'), child('Unknown')], 'Unknown'],
    [[child('Unknown'), child('Rejected')], 'Rejected'],
    [[child('Complete'), child('Unknown', false)], 'Complete'],
    [[child('Unknown', false)], 'Complete'],
    [[], 'Complete'],
  ])('a folder with leaves in the statuses %j has the status %s', (children, expected) =>
    expect(folderStatus(children)).toBe(expected),
  )

  test('empty optional leaves do not affect the status of their folder', () => {
    expect(countsForFolder({ requirement: 'optional', documentCount: 0 })).toBe(false)
    expect(countsForFolder({ requirement: 'optional', documentCount: 1 })).toBe(true)
    expect(countsForFolder({ requirement: 'required', documentCount: 0 })).toBe(true)
  })
})

test('the task is shown while a required leaf is open, and says when all was sent', () => {
  const leaf = (status: FolderStatus, requirement = 'required') => ({ status, requirement })
  expect(showsSubmitTask([leaf('Complete'), leaf('Unknown', 'optional')])).toBe(false)
  expect(showsSubmitTask([leaf('Complete'), leaf('Pending')])).toBe(true)
  expect(isSentAndWaiting([leaf('Complete'), leaf('Pending')])).toBe(true)
  expect(isSentAndWaiting([leaf('Pending'), leaf('Unknown')])).toBe(false)
  expect(isSentAndWaiting([leaf('Complete')])).toBe(false)
})

test.each<[DocumentStatus[], boolean, boolean]>([
  [[], false, true],
  [[], true, false],
  [['Pending'], false, false],
  [['Accepted'], false, false],
  [['Rejected'], false, true],
  [['Replaced', 'Rejected'], false, true],
])(
  'next to documents in the statuses %j (a certificate exists: %s), a certificate may be added: %s',
  (statuses, exists, expected) => expect(mayAddCertificate(statuses, exists)).toBe(expected),
)

test.each<[DocumentStatus[], boolean, boolean, FolderStatus]>([
  [[], false, true, 'Unknown'],
  [[], false, false, 'Complete'],
  [[], true, true, 'Complete'],
  [['Rejected'], true, true, 'Complete'],
  [['Pending'], true, true, 'Complete'],
  [['Accepted', 'Rejected', 'Pending'], false, true, 'Complete'],
  [['Rejected', 'Pending'], false, true, 'Pending'],
  [['Rejected', 'Review'], false, true, 'Pending'],
  [['Rejected'], false, true, 'Rejected'],
  [['Replaced'], false, true, 'Unknown'],
])(
  'a certificate category with documents in the statuses %j, issued %s, needed %s, has the status %s',
  (statuses, isIssued, isNeeded, expected) =>
    expect(certificateCategoryStatus(statuses, isIssued, isNeeded)).toBe(expected),
)

test('a rejected document needs a new copy until its category is complete', () => {
  expect(needsNewCopy({ status: 'Rejected' }, 'Rejected')).toBe(true)
  expect(needsNewCopy({ status: 'Rejected' }, 'Complete')).toBe(false)
  expect(needsNewCopy({ status: 'Pending' }, 'Rejected')).toBe(false)
})

const settling = {
  status: 'Rejected',
  requirement: 'required',
  hasCertificate: false,
  isClosed: false,
} as const
test.each<[DocumentStatus, Partial<SettlingCategory>, SettledReason | undefined]>([
  ['Rejected', {}, undefined],
  ['Rejected', { status: 'Complete', hasCertificate: true }, 'documents.certificate-here'],
  ['Pending', { status: 'Complete', hasCertificate: true }, 'documents.certificate-here'],
  ['Rejected', { status: 'Complete', requirement: 'notNeeded' }, 'documents.no-longer-needed'],
  ['Pending', { status: 'Complete', requirement: 'notNeeded' }, undefined],
  ['Rejected', { status: 'Pending' }, 'documents.certificate-waits'],
  ['Pending', { status: 'Pending' }, undefined],
  ['Accepted', { status: 'Complete', hasCertificate: true }, undefined],
  ['Replaced', { status: 'Complete', hasCertificate: true }, undefined],
  ['Pending', { status: 'Complete', isClosed: true }, 'documents.case-ended'],
  ['Accepted', { status: 'Complete', isClosed: true }, undefined],
])('a document that is %s in a category with %j is settled because of %s', (status, more, reason) =>
  expect(findSettledReason({ status, isFromFirm: false }, { ...settling, ...more })).toBe(reason),
)

test('a document is to be reviewed by the client while it needs a new copy, and otherwise until its news is read', () => {
  expect(isToReview({ needsNewCopy: true, opened: true, hasNews: true })).toBe(true)
  expect(isToReview({ needsNewCopy: false, opened: false, hasNews: true })).toBe(true)
  expect(isToReview({ needsNewCopy: false, opened: true, hasNews: true })).toBe(false)
  expect(isToReview({ needsNewCopy: false, opened: false, hasNews: false })).toBe(false)
})

test.each<[DocumentStatus, boolean, boolean]>([
  ['Pending', true, true],
  ['Rejected', false, true],
  ['Accepted', false, false],
  ['Approved', false, false],
  ['Review', false, false],
  ['Replaced', false, false],
  ['Unknown', false, false],
])(
  'a document that is %s may be renamed: %s, replaced: %s; a document from the firm never may be',
  (status, rename, replace) => {
    expect([
      mayRename({ status, isFromFirm: false }),
      mayReplace({ status, isFromFirm: false }),
    ]).toEqual([rename, replace])
    expect([
      mayRename({ status, isFromFirm: true }),
      mayReplace({ status, isFromFirm: true }),
    ]).toEqual([false, false])
  },
)
