import { expect, test } from 'vitest'
import { testField, testQuestion } from '../content/test-content.ts'
import { listTotal, rowTotal, withTotals } from './totals.ts'
import { getUnit } from '../content/unit.ts'

const facts = {
  shape: { version: 1, joint: false, chapter: 7 },
  debtor: null,
  language: 'en',
  names: { 1: '', 2: '' },
} as const
const { Schema, UISchema } = getUnit(
  testQuestion({
    key: 'payee',
    fields: [
      testField({ key: 'knowsDates', kind: 'yn' }),
      testField({
        key: 'payments',
        kind: 'array',
        condition: { of: { field: 'knowsDates' }, is: '==', value: 'yes' },
        fields: [testField({ key: 'amount', kind: 'currency' })],
      }),
      testField({ key: 'total', kind: 'currency', sumOf: ['payments', 'amount'] }),
    ],
  }),
  facts,
)
const paid = (...amounts: readonly (number | undefined)[]) =>
  amounts.map((amount, at) => ({ id: `p${at}`, ...(amount === undefined ? {} : { amount }) }))

test.each([
  [
    'adds up the amounts that are there',
    { knowsDates: 'yes', payments: paid(0.1, 0.2, undefined) },
    0.3,
  ],
  [
    'replaces what was there before',
    { knowsDates: 'yes', payments: paid(289, 289), total: 1 },
    578,
  ],
  [
    'is empty while there is no amount',
    { knowsDates: 'yes', payments: paid(undefined), total: 5 },
    undefined,
  ],
  ['stays as it was typed where the list is not asked', { knowsDates: 'no', total: 867 }, 867],
] as const)('a total %s', (_, answer, total) => {
  expect(withTotals(Schema, UISchema, answer)['total']).toBe(total)
})

test('returns the same object if all totals are right', () => {
  const answer = { knowsDates: 'yes', payments: paid(5), total: 5 }
  expect(withTotals(Schema, UISchema, answer)).toBe(answer)
})

const money = (key: string, more: Partial<Parameters<typeof testField>[0]> = {}) =>
  testField({ key, kind: 'currency', ...more })
const table = (...fields: readonly ReturnType<typeof testField>[]) =>
  getUnit(testQuestion({ key: 'table', fields: [...fields] }), facts)
const required = { required: true } as const

test.each([
  ['the amount that every entry must have', table(money('owed', required), money('paid')), 30.3],
  [
    'nothing where two amounts are required',
    table(money('owed', required), money('paid', required)),
    undefined,
  ],
  ['nothing where no amount is required', table(money('owed')), undefined],
])('a list adds up %s', (_, unit, total) => {
  expect(listTotal(unit.Schema, unit.UISchema, [{ owed: 10.1, paid: 5 }, { owed: 20.2 }, {}])).toBe(
    total,
  )
})

test('returns no sum for a list without amounts', () => {
  const { Schema: schema, UISchema: ui } = table(money('owed', required))
  expect(listTotal(schema, ui, [{}, {}])).toBe(undefined)
})

test('subtracts the costs of a month from its income', () => {
  const { Schema: schema, UISchema: ui } = table(
    money('wages'),
    money('costs', { cost: true }),
    testField({ key: 'months', kind: 'number' }),
  )
  expect(
    [{ wages: 900.5, costs: 100.25, months: 3 }, { costs: 100 }, { months: 3 }].map((row) =>
      rowTotal(schema, ui, row),
    ),
  ).toEqual([800.25, -100, undefined])
})
