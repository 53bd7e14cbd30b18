import { expect, test } from 'vitest'
import { findBusinessObject, ofOrderItem } from '../upload/business-object.ts'

const ownCase = { id: 'case', isDebtor1: true }

test.each([
  [
    'the first course of debtor 1',
    { courseType: 1 },
    ownCase,
    ofOrderItem(null),
    { type: 'order-first-debtor1', id: 'case' },
  ],
  [
    'the second one of debtor 2',
    { courseType: 2 },
    { ...ownCase, isDebtor1: false },
    {},
    { type: 'order-second-debtor2', id: 'case' },
  ],
  [
    'a course that is ordered',
    { courseType: 1 },
    ownCase,
    ofOrderItem('item'),
    { type: 'order-first-debtor1', id: 'item' },
  ],
  ['any other category', null, ownCase, ofOrderItem('item'), undefined],
])('returns the business object of %s', (_, certificate, current, state, expected) =>
  expect(findBusinessObject(certificate, current, state)).toEqual(expected),
)
