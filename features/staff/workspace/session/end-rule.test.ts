// spec: staff#session-end
import { expect, it } from 'vitest'
import { endAt } from './end-rule.ts'

const minuteMs = 60_000
const end = 1_700_000_000_000

it.each([
  [12 * 60 * minuteMs, 'active', 12 * 60 * minuteMs - 10 * minuteMs],
  [10 * minuteMs + 1, 'active', 1],
  [10 * minuteMs, 'ending', 10 * minuteMs],
  [1, 'ending', 1],
  [0, 'over', undefined],
  [-minuteMs, 'over', undefined],
] as const)('a session that ends in %d ms is %s', (leftMs, phase, changesInMs) => {
  expect(endAt(end, end - leftMs)).toEqual({ phase, changesInMs })
})
