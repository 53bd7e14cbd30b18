// spec: courses#acts-of-the-firm
import { expect, test } from 'vitest'
import { findRefusedField } from './order-draft.ts'

test.each([
  ['courses.number-wanted', { debtor: 1 }, 'ssn1'],
  ['courses.number-wanted', { debtor: 2 }, 'ssn2'],
  ['courses.ordered-before', {}, null],
  [null, null, null],
])('%s with %j is said at %s', (errorCode, errorParams, field) =>
  expect(findRefusedField({ errorCode, errorParams })).toBe(field),
)
