// spec: petition#monthly
import { expect, test } from 'vitest'
import { findPeriod, toMonthly } from './monthly.ts'

test.each([
  ['weekly', 50_000, 216_667],
  ['biweekly', 100_000, 216_667],
  ['semimonthly', 100_001, 200_002],
  ['monthly', 100_001, 100_001],
  ['yearly', 120_000, 10_000],
  ['yearly', 100_000, 8_333],
] as const)('%s %s cents are %s cents a month', (period, typed, cents) => {
  expect(toMonthly(typed, period)).toMatchObject({ typed, period, cents })
})

test('shows the factor', () => {
  expect(toMonthly(50_000, 'weekly')).toMatchObject({ times: 52, over: 12 })
})

test.each([
  ['weekly', 'weekly'],
  ['daily', undefined],
  ['irregular', undefined],
  [undefined, undefined],
])('pay that is %s has the period %s', (frequency, period) => {
  expect(findPeriod(frequency)).toBe(period)
})
