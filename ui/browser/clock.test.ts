import { afterEach, expect, test, vi } from 'vitest'
import { todayIn } from './clock.ts'

afterEach(() => void vi.useRealTimers())

test.each([
  ['America/Chicago', '2026-03-08T05:59:59Z', '2026-03-07'],
  ['America/Chicago', '2026-03-08T06:00:00Z', '2026-03-08'],
  ['America/Chicago', '2026-03-09T05:00:00Z', '2026-03-09'],
  ['America/Chicago', '2026-11-02T05:59:59Z', '2026-11-01'],
  ['America/Chicago', '2026-11-02T06:00:00Z', '2026-11-02'],
  ['Pacific/Honolulu', '2026-11-02T06:00:00Z', '2026-11-01'],
  ['America/Phoenix', '2026-03-09T05:00:00Z', '2026-03-08'],
])('an office in %s has at %s the day %s', (timeZone, at, day) => {
  vi.useFakeTimers({ now: new Date(at) })
  expect(todayIn({ timeZone })).toBe(day)
})
