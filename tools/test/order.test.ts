import { expect, test } from 'vitest'
import { getOrderSeed } from './order.ts'

test('every run has the same order, unless another one is asked for', () => {
  expect(getOrderSeed(undefined)).toBe(getOrderSeed(undefined))
  expect(getOrderSeed('7')).toBe(7)
})

test.each(['', 'today', '1.5', '-1'])('refuses the seed "%s"', (given) => {
  expect(() => getOrderSeed(given)).toThrow('TEST_SEED is not a whole number')
})
