// Each type of notification leads to the page it speaks of.
import { expect, test } from 'vitest'
import { placeOf } from './destination.ts'

test.each([
  ['document', 'c', 'documents'], ['documents', 'c', 'documents'], ['comment', 'c', 'documents'], ['appointment', 'c', 'case'], ['refund', 'c', 'case'],
  ['something new', 'c', 'case'], ['document', null, 'none'],
])('%s of case %s: %s', (type, caseId, place) => expect(placeOf({ type, caseId })).toBe(place))
