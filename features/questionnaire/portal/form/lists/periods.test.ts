import { expect, test } from 'vitest'
import type { Schema, UiSchema } from '../../../rules/content/model.ts'
import { carriedValue, periodColumns, periodName } from './periods.ts'

const today = '2026-08-10'
const money: Schema = { type: 'number', minimum: 0 }
const item: Schema = {
  type: 'object',
  required: ['month', 'wages'],
  properties: { id: { type: 'string' }, month: { type: 'string' }, wages: money, other: money },
  allOf: [
    {
      if: { properties: { other: { exclusiveMinimum: 0 } }, required: ['other'] },
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

test('each amount is a column with all months, and a field that depends on an amount has only the month of that amount', () => {
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

test('copies the first amount to the months without an amount', () => {
  const [wages, otherIncome] = periodColumns(item, ui, rows)
  if (!wages || !otherIncome) throw new Error('no columns')
  expect(carriedValue(wages, rows, today)).toEqual({ value: 100, to: ['b', 'c'] })
  expect(carriedValue(otherIncome, rows, today)).toEqual({ value: 5, to: ['a', 'c'] })
  expect(
    carriedValue(
      wages,
      rows.map((row) => ({ ...row, wages: 1 })),
      today,
    ),
  ).toBe(undefined)
  expect(carriedValue(wages, [{ id: 'a' }], today)).toBe(undefined)
})

test('does not copy an amount with an error', () => {
  const [wages] = periodColumns(item, ui, rows)
  if (!wages) throw new Error('no column')
  const wrong = { id: 'a', month: '05/2026', wages: -5 }
  const blank = { id: 'c', month: '07/2026' }
  expect(carriedValue(wages, [wrong, { ...blank, id: 'b' }, blank], today)).toBe(undefined)
  expect(carriedValue(wages, [wrong, { ...blank, id: 'b', wages: 70 }, blank], today)).toEqual({
    value: 70,
    to: ['c'],
  })
})

test.each([
  [{ id: 'a', month: '05/2026' }, 'en', 'May 2026'],
  [{ id: 'a', month: '05/2026' }, 'es', 'Mayo de 2026'],
  [{ id: 'a', month: 2025 }, 'en', '2025'],
  [{ id: 'a' }, 'en', undefined],
] as const)('the row %j has, in the language %s, the name %s', (entry, language, name) => {
  expect(periodName(ui, entry, language)).toBe(name)
})
