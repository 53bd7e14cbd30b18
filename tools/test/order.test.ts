import { expect, test } from 'vitest'
import { getOrderSeed } from './order.ts'

test.each<[given: string | undefined, now: string, seed: number]>([
  [undefined, '2026-12-01T23:59:59.999Z', 20_261_201],
  [undefined, '2026-12-01T23:30:00-05:00', 20_261_202],
  ['20261130', '2026-12-01T12:00:00Z', 20_261_130],
  ['7', '2026-12-01T12:00:00Z', 7],
])('the seed %s at %s is %i', (given, now, seed) => {
  expect(getOrderSeed(given, new Date(now))).toBe(seed)
})

test.each(['', 'today', '1.5', '-1'])('refuses the seed "%s"', (given) => {
  expect(() => getOrderSeed(given, new Date())).toThrow('TEST_SEED is not a whole number')
})
