import { expect, it } from 'vitest'
import { staffIdleRule } from './idle-rule.ts'

const { idleAt, timeLeft } = staffIdleRule

const minuteMs = 60_000
const start = 1_700_000_000_000

it.each([
  [0, 'active', 28 * minuteMs],
  [28 * minuteMs - 1, 'active', 1],
  [28 * minuteMs, 'warning', 2 * minuteMs],
  [30 * minuteMs - 1, 'warning', 1],
  [30 * minuteMs, 'over', undefined],
  [12 * 60 * minuteMs, 'over', undefined],
] as const)('a session that is idle for %d ms is %s', (idleMs, phase, changesInMs) => {
  expect(idleAt(start, start + idleMs)).toEqual({ phase, changesInMs })
})

it('is active when the clock of the device was set back', () => {
  expect(idleAt(start, start - minuteMs).phase).toBe('active')
})

it('counts down to zero, not below', () => {
  expect(timeLeft(start, start + 28 * minuteMs + 6_000)).toBe('1:54')
  expect(timeLeft(start, start + 31 * minuteMs)).toBe('0:00')
})
