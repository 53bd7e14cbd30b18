import { describe, expect, it } from 'vitest'
import { clientIdleRule } from './idle-rule.ts'

const { idleAt, timeLeft } = clientIdleRule

const minuteMs = 60_000
const start = 1_700_000_000_000

describe('a session without activity', () => {
  it.each([
    [0, 'active', 13 * minuteMs],
    [13 * minuteMs - 1, 'active', 1],
    [13 * minuteMs, 'warning', 2 * minuteMs],
    [15 * minuteMs - 1, 'warning', 1],
    [15 * minuteMs, 'over', undefined],
    [8 * 60 * minuteMs, 'over', undefined],
  ] as const)('after %d ms is %s', (idleMs, phase, changesInMs) => {
    expect(idleAt(start, start + idleMs)).toEqual({ phase, changesInMs })
  })
  it('is active when the device clock was set back', () => {
    expect(idleAt(start, start - minuteMs).phase).toBe('active')
  })
})

it('counts down to zero, not below', () => {
  expect(timeLeft(start, start + 13 * minuteMs + 6_000)).toBe('1:54')
  expect(timeLeft(start, start + 15 * minuteMs)).toBe('0:00')
  expect(timeLeft(start, start + 20 * minuteMs)).toBe('0:00')
})
