import { describe, expect, test } from 'vitest'
import { tidyLines } from '#lib/text.ts'
import { creditCounselingKey, debtorEducationKey } from '../category-template/category-kind.ts'
import { documentStatuses } from '../document-status.ts'
import {
  commentFinding,
  decisionFinding,
  statusAfter,
  type Decision,
  type ReviewedDocument,
} from './review.ts'

const pending: ReviewedDocument = {
  status: 'Pending',
  isFromFirm: false,
  scanState: 'clean',
  templateKey: 'identity.photo-id',
}
const decisions: readonly Decision[] = ['accept', 'reject', 'question']

test('each decision leads to one status', () =>
  expect(statusAfter).toEqual({ accept: 'Accepted', reject: 'Rejected', question: 'Review' }))

describe.each(decisions)('the decision to %s', (decision) => {
  test.each(documentStatuses.filter((status) => status !== 'Replaced'))(
    'is possible for %s',
    (status) =>
      expect(decisionFinding({ ...pending, status }, decision, undefined)).toBeUndefined(),
  )
  test('is never possible for a replaced document', () =>
    expect(decisionFinding({ ...pending, status: 'Replaced' }, decision, undefined)).toBe(
      'documents.was-replaced',
    ))
  test('is never possible for a document from the firm', () =>
    expect(decisionFinding({ ...pending, isFromFirm: true }, decision, undefined)).toBe(
      'documents.sent-by-firm',
    ))
  test('is refused for an infected document only if it accepts', () =>
    expect(decisionFinding({ ...pending, scanState: 'infected' }, decision, undefined)).toBe(
      decision === 'accept' ? 'documents.unusable' : undefined,
    ))
})

test.each<readonly [string, Decision, string | undefined]>([
  [creditCounselingKey, 'accept', undefined],
  [debtorEducationKey, 'accept', undefined],
  [creditCounselingKey, 'reject', 'documents.no-certificate'],
  [creditCounselingKey, 'question', 'documents.no-certificate'],
  ['identity.photo-id', 'accept', 'documents.no-certificate'],
])(
  'a completion day for a document in %s, with the decision to %s, has the result %s',
  (templateKey, decision, finding) =>
    expect(decisionFinding({ ...pending, templateKey }, decision, '2026-11-01')).toBe(finding),
)

test.each<readonly [string, string, string | undefined]>([
  ['words', 'Please sign page 3.', undefined],
  ['line breaks', 'One.\n\nTwo.', undefined],
  ['Spanish and a face', 'Gracias, señora 🙂', undefined],
  ['nothing', '', 'documents.comment-blank'],
  ['2,000 characters', '😀'.repeat(2000), undefined],
  ['one more', '😀'.repeat(2001), 'documents.comment-too-long'],
  ['a bell', 'ding\u0007', 'documents.comment-unreadable'],
  ['NUL', 'a\u0000b', 'documents.comment-unreadable'],
  ['an escape', '\u001b[2J', 'documents.comment-unreadable'],
  ['half a character', 'a\ud83d', 'documents.comment-unreadable'],
  ['what turns the line', 'fdp\u202Eexe', 'documents.comment-unreadable'],
])('checks a comment with %s, case %#', (_, comment, finding) =>
  expect(commentFinding(comment)).toBe(finding),
)

test('stores a comment without invisible letters and surrounding white space and with uniform line breaks', () =>
  expect(tidyLines(' \r\nOne.\r\nT\u202Ewo.\rThree.\u200B \t')).toBe('One.\nTwo.\nThree.'))
