import { expect, test } from 'vitest'
import { businessObjectOf, ofOrderItem } from './business-object.ts'

const one = { id: 'case', isDebtor1: true }

test.each([
  [
    'the first course of debtor 1',
    { courseType: 1 },
    one,
    ofOrderItem(null),
    { type: 'order-first-debtor1', id: 'case' },
  ],
  [
    'the second one of debtor 2',
    { courseType: 2 },
    { ...one, isDebtor1: false },
    {},
    { type: 'order-second-debtor2', id: 'case' },
  ],
  [
    'a course that is ordered',
    { courseType: 1 },
    one,
    ofOrderItem('item'),
    { type: 'order-first-debtor1', id: 'item' },
  ],
  ['any other category', null, one, ofOrderItem('item'), undefined],
])('returns the business object of %s', (_, certificate, current, state, expected) =>
  expect(businessObjectOf(certificate, current, state)).toEqual(expected),
)
