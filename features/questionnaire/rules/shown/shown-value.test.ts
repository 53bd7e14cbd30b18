import { expect, test } from 'vitest'
import { findShownValue } from './shown-value.ts'
import { testField, testQuestion } from '../content/test-content.ts'

const facts = { joint: false, chapter: null, debtor: null } as const
const question = testQuestion({
  key: 'helper',
  fields: [
    testField({ key: 'completedBy', kind: 'radio' }),
    testField({
      key: 'helperPaid',
      kind: 'yn',
      condition: { of: { field: 'completedBy' }, is: '==', value: 'helper' },
    }),
    testField({
      key: 'amount',
      kind: 'currency',
      condition: { of: { field: 'helperPaid' }, is: '==', value: 'yes' },
    }),
  ],
})

test('returns the value of a field that is shown', () => {
  const data = { completedBy: 'helper', helperPaid: 'yes', amount: 50 }
  expect(
    ['completedBy', 'helperPaid', 'amount'].map((key) =>
      findShownValue(question, data, key, facts),
    ),
  ).toEqual(['helper', 'yes', 50])
})

test('returns nothing for a hidden field and for fields that depend on it', () => {
  const data = { completedBy: 'me', helperPaid: 'yes', amount: 50 }
  expect(
    ['completedBy', 'helperPaid', 'amount'].map((key) =>
      findShownValue(question, data, key, facts),
    ),
  ).toEqual(['me', undefined, undefined])
})
