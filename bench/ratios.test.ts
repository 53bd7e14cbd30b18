import { expect, test } from 'vitest'
import { median, quantile, toRow } from './ratios.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('a quantile is a measured value', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(quantile(values, 0.5)).toBe(100)
  expect(quantile(values, 0.99)).toBe(198)
  expect(quantile(values, 1)).toBe(200)
  expect(quantile([3, 1, 2], 0.5)).toBe(2)
  expect(quantile([5], 0.01)).toBe(5)
  expect(quantile([], 0.5)).toBeNaN()
})

test('half the rate and twice the time both have the ratio two', () => {
  expect(toRow({ what: 'a', unit: 'per s', better: 'more', ours: [50], limit: [100] }).ratio).toBe(
    2,
  )
  expect(toRow({ what: 'a', unit: 'ms', better: 'less', ours: [100], limit: [50] }).ratio).toBe(2)
})

test('compares each round with the limit of the same round', () => {
  // The rounds have different disturbances. The medians alone would show no difference.
  const row = toRow({
    what: 'a',
    unit: 'per s',
    better: 'more',
    ours: [100, 40, 10],
    limit: [150, 40, 20],
  })
  expect(row).toEqual({ what: 'a', unit: 'per s', ours: 40, limit: 40, ratio: 1.5 })
})

test('one budget applies to all rounds', () => {
  expect(
    toRow({ what: 'a', unit: 'MB', better: 'less', ours: [90, 110, 100], limit: [200] }),
  ).toMatchObject({ ours: 100, limit: 200, ratio: 0.5 })
})

test('returns null for a missing limit and for a missing measurement', () => {
  expect(toRow({ what: 'a', unit: 'ms', better: 'less', ours: [5] })).toMatchObject({
    ours: 5,
    limit: null,
    ratio: null,
  })
  expect(
    toRow({ what: 'a', unit: 'MB', better: 'less', ours: [Number.NaN], limit: [5] }),
  ).toMatchObject({ ours: null, limit: 5, ratio: null })
  expect(toRow({ what: 'a', unit: 'ms', better: 'less', ours: [5], limit: [0] })).toMatchObject({
    ratio: null,
  })
})
