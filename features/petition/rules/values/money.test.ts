// spec: petition#money
import { expect, test } from 'vitest'
import { timesFraction, toCents, toDecimal } from './money.ts'

test.each([
  [0, 0],
  [0.07, 7],
  [1_200.5, 120_050],
  [-3.1, -310],
  [1.15, 115],
  [123_456_789_012.34, 12_345_678_901_234],
  [1.005, undefined],
  [Infinity, undefined],
  ['12', undefined],
  [undefined, undefined],
])('%s dollars are %s cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents)
})

test.each([
  [0, '0.00'],
  [7, '0.07'],
  [-7, '-0.07'],
  [120_050, '1200.50'],
  [-310, '-3.10'],
])('%s cents are written %s', (cents, text) => {
  expect(toDecimal(cents)).toBe(text)
})

test.each([
  [100_000, 52, 12, 433_333],
  [100_001, 1, 2, 50_001],
  [-100_001, 1, 2, -50_001],
  [1, 1, 12, 0],
  [6, 1, 12, 1],
  [0, 26, 12, 0],
])('%s cents × %s / %s are %s', (cents, times, over, result) => {
  expect(timesFraction(cents, times, over)).toBe(result)
})
