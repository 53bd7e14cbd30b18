import { expect, test } from 'vitest'
import { getPlace } from './destination.ts'

test.each([
  ['document', 'c', null, 'documents'],
  ['documents', 'c', null, 'documents'],
  ['comment', 'c', null, 'documents'],
  ['comment', 'c', 'd', 'document'],
  ['document', 'c', 'd', 'document'],
  ['questionnaire', 'c', null, 'questionnaire'],
  ['questionnaire', 'c', 'd', 'questionnaire'],
  ['questionnaire', null, null, 'none'],
  ['course', 'c', null, 'courses'],
  ['course', 'c', 'd', 'courses'],
  ['course', null, null, 'none'],
  ['appointment', 'c', null, 'case'],
  ['refund', 'c', 'd', 'case'],
  ['something new', 'c', null, 'case'],
  ['document', null, null, 'none'],
])(
  'news of type %s, case %s and document %s opens this place: %s',
  (type, caseId, destinationId, place) =>
    expect(getPlace({ type, caseId, destinationId })).toBe(place),
)
