import { expect, test } from 'vitest'
import { formatArrival, getSettledSentence, rowInCategory, rowInReview } from './document-look.ts'
import { documentWords as words } from '../words.ts'

test('a document that is settled says why it is not to be sent again', () => {
  const sentences = { 'documents.certificate-here': 'It is here.' }
  expect(getSettledSentence({ settledBecause: null }, sentences)).toBe(false)
  expect(getSettledSentence({ settledBecause: 'documents.certificate-here' }, sentences)).toBe(
    'It is here.',
  )
})

const facts = {
  name: 'Pay stub.pdf',
  status: 'Pending',
  needsNewCopy: false,
  opened: true,
  isFromFirm: false,
  isCopyOfAnswers: false,
  fileState: 'ready',
  comments: [] as readonly unknown[],
}
const came = 'Uploaded 10/30/2026'

test.each([
  [{}, 'Uploaded 10/30/2026'],
  [{ uploadedBy: 'Elena' }, 'Uploaded 10/30/2026 by Elena'],
  [{ isFromFirm: true }, 'Received 10/30/2026'],
  [{ isFromFirm: true, isCopyOfAnswers: true }, 'Added 10/30/2026'],
])('formats the arrival of a document with %j as: %s', (document, line) =>
  expect(
    formatArrival({ ...facts, uploadedBy: null, ...document }, '10/30/2026', words.english),
  ).toBe(line),
)

test.each([
  ['waiting', {}, [came], undefined],
  [
    'rejected without a word',
    { status: 'Rejected', needsNewCopy: true },
    [came],
    'Your attorney needs a new copy',
  ],
  [
    'rejected, and not asked for any more',
    { status: 'Rejected', comments: [{}] },
    [came],
    undefined,
  ],
  [
    'rejected with a comment',
    { status: 'Rejected', needsNewCopy: true, comments: [{}] },
    [came],
    'Your attorney left a comment',
  ],
  [
    'unread comment',
    { status: 'Review', opened: false, comments: [{}] },
    [came, 'Your attorney left a comment'],
    undefined,
  ],
  ['comment read before', { status: 'Accepted', comments: [{}] }, [came], undefined],
  [
    'not checked yet',
    { fileState: 'checking' },
    [came, 'We are still checking this file. It cannot be opened yet.'],
    undefined,
  ],
  [
    'found to be harmful',
    { status: 'Rejected', needsNewCopy: true, fileState: 'unusable' },
    [came],
    'This file may be corrupt. Please send a different one.',
  ],
])('shows the right lines and alert in a category: %s', (_, change, lines, alert) =>
  expect(rowInCategory({ ...facts, ...change }, came, words.english)).toEqual(
    alert === undefined ? { lines } : { lines, alert },
  ),
)

test.each([
  ['20 letters stay', { name: 'Sixteen letters.pdf' }, 'Sixteen letters.pdf'],
  ['more are shortened', { name: 'Fee agreement 2026 signed.pdf' }, 'Fee agreement ...d.pdf'],
])('shows the name in Review: %s', (_, change, shown) =>
  expect(rowInReview({ ...facts, ...change }, 'Income', words.english).shownName).toBe(shown),
)

test.each([
  ['read', {}, { isUnread: false, comments: 'No comments', place: 'Income', alert: undefined }],
  [
    'unread, with a comment',
    { opened: false, comments: [{}] },
    { isUnread: true, comments: '1 comment', place: 'Income' },
  ],
  ['two comments', { comments: [{}, {}] }, { isUnread: false, comments: '2 comments' }],
  ['from the firm', { isFromFirm: true }, { place: 'From your attorney' }],
  [
    'a copy of the answers',
    { isFromFirm: true, isCopyOfAnswers: true },
    { place: 'A copy of what you submitted' },
  ],
  [
    'rejected',
    { status: 'Rejected', needsNewCopy: true },
    { alert: 'Your attorney needs a new copy' },
  ],
  [
    'rejected, and settled since by a certificate',
    { status: 'Rejected', needsNewCopy: false },
    { alert: undefined },
  ],
  [
    'unusable',
    { status: 'Rejected', needsNewCopy: true, fileState: 'unusable' },
    { alert: 'This file may be corrupt. Please send a different one.' },
  ],
])('shows the right row in Review: %s', (_, change, row) =>
  expect(rowInReview({ ...facts, ...change }, 'Income', words.english)).toMatchObject(row),
)
