import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopwatch, waitUntil } from './stopwatch.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
afterEach(() => void vi.useRealTimers())

test.each([
  [0, 700],
  [150, 700],
  [700, 700],
  [701, 1400],
  [984, 1400],
  [1402, 2100],
])('work of %i ms is answered after %i ms', async (passed, answered) => {
  const startedAt = stopwatch()
  vi.advanceTimersByTime(passed)
  const waiting = waitUntil(startedAt, 700)
  await vi.runAllTimersAsync()
  await waiting
  expect(Math.round(stopwatch() - startedAt)).toBe(answered)
})
