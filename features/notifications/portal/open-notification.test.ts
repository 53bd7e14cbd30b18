import { expect, test } from 'vitest'
import { getTarget } from './open-notification.ts'

test.each([
  ['document', 'c1', null, '/dashboard/documents?caseId=c1'],
  ['document', 'c1', 'd1', '/dashboard/documents/detail?documentId=d1&caseId=c1'],
  ['comment', 'c1', 'd1', '/dashboard/documents/detail?documentId=d1&caseId=c1'],
  ['comment', 'c1', null, '/dashboard/documents?caseId=c1'],
  ['questionnaire', 'c1', null, '/dashboard/questionnaires?caseId=c1'],
  ['course', 'c1', null, '/dashboard/courses?caseId=c1'],
  ['case', 'c1', null, '/dashboard/case/c1'],
  ['appointment', 'c1', 'd1', '/dashboard/case/c1'],
  ['refund', 'c1', null, '/dashboard/case/c1'],
  ['something new', 'c1', null, '/dashboard/case/c1'],
  ['comment', 'c&1', 'd/1', '/dashboard/documents/detail?documentId=d%2F1&caseId=c%261'],
  ['case', null, null, undefined],
])('news of type %s, case %s and document %s links to %s', (type, caseId, destinationId, address) =>
  expect(getTarget({ type, caseId, destinationId })).toBe(address),
)
