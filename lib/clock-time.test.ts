import { expect, test } from 'vitest'
import { instantAt } from './clock-time.ts'

test.each([
  ['2026-12-15', '09:30', 'America/New_York', '2026-12-15T14:30:00.000Z'],
  ['2026-07-15', '09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
  ['2026-12-15', '23:30', 'Pacific/Honolulu', '2026-12-16T09:30:00.000Z'],
  ['2026-12-15', '00:15', 'Pacific/Guam', '2026-12-14T14:15:00.000Z'],
  // The day on which clocks change, before and after the change.
  ['2027-03-14', '01:30', 'America/New_York', '2027-03-14T06:30:00.000Z'],
  ['2027-03-14', '03:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ['2026-11-01', '09:00', 'America/New_York', '2026-11-01T14:00:00.000Z'],
])('%s %s in %s is %s', (day, time, timeZone, instant) => {
  expect(instantAt(day, time, timeZone).toISOString()).toBe(instant)
})
