// The columns of a list of months or years, and what is carried over.
import { expect, test } from 'vitest'
import type { Schema, UiSchema } from '../../../rules/content/model.ts'
import { carriedValue, periodColumns, periodName } from './periods.ts'

const money: Schema = { type: 'number' }
const item: Schema = {
  type: 'object',
  required: ['month', 'wages'],
  properties: { id: { type: 'string' }, month: { type: 'string' }, wages: money, other: money },
  allOf: [
    {
      if: { properties: { other: { exclusiveMinimum: 0 } }, required: ['other'] },
      // oxlint-disable-next-line unicorn/no-thenable
      then: { properties: { note: { type: 'string' } }, required: ['note'] },
    },
  ],
}
const ui: UiSchema = {
  'ui:order': ['id', 'month', 'wages', 'other', 'note'],
  id: { 'ui:widget': 'hidden' },
  month: { 'ui:widget': 'month', 'ui:readonly': true },
  wages: { 'ui:widget': 'currency' },
  other: { 'ui:widget': 'currency' },
  note: { 'ui:widget': 'text' },
}
const rows = [
  { id: 'a', month: '05/2026', wages: 100 },
  { id: 'b', month: '06/2026', other: 5 },
  { id: 'c', month: '07/2026' },
]

test('each amount is a column of all months; what an amount opens is asked in its month alone', () => {
  expect(
    periodColumns(item, ui, rows).map(({ key, isRequired, isOpened, hasAnswers, rows: ids }) => ({
      key,
      isRequired,
      isOpened,
      hasAnswers,
      ids,
    })),
  ).toEqual([
    { key: 'wages', isRequired: true, isOpened: false, hasAnswers: true, ids: ['a', 'b', 'c'] },
    { key: 'other', isRequired: false, isOpened: false, hasAnswers: true, ids: ['a', 'b', 'c'] },
    { key: 'note', isRequired: true, isOpened: true, hasAnswers: false, ids: ['b'] },
  ])
})

test('the first amount is carried to the months without one', () => {
  const [wages, other] = periodColumns(item, ui, rows)
  if (!wages || !other) throw new Error('no columns')
  expect(carriedValue(wages, rows)).toEqual({ value: 100, to: ['b', 'c'] })
  expect(carriedValue(other, rows)).toEqual({ value: 5, to: ['a', 'c'] })
  expect(
    carriedValue(
      wages,
      rows.map((row) => ({ ...row, wages: 1 })),
    ),
  ).toBe(undefined)
  expect(carriedValue(wages, [{ id: 'a' }])).toBe(undefined)
})

test.each([
  [{ id: 'a', month: '05/2026' }, 'en', 'May 2026'],
  [{ id: 'a', month: '05/2026' }, 'es', 'Mayo de 2026'],
  [{ id: 'a', month: 2025 }, 'en', '2025'],
  [{ id: 'a' }, 'en', undefined],
] as const)('%j is called in %s: %s', (entry, language, name) => {
  expect(periodName(ui, entry, language)).toBe(name)
})
