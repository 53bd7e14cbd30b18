import { afterEach, expect, test } from 'vitest'
import { officeDay } from './office-day.ts'
import { setStaffSession } from './session-store.ts'

afterEach(() => setStaffSession({ status: 'unknown' }))

test.each([
  ['America/New_York', '2026-11-28'],
  ['Pacific/Honolulu', '2026-11-28'],
  ['Europe/Berlin', '2026-11-29'],
])('the evening of November 28 in New York is in %s the day %s', (timeZone, day) => {
  setStaffSession({ status: 'staff', timeZone })
  expect(officeDay('2026-11-29T01:15:00Z')).toBe(day)
})

test('without a session a day is that of the browser', () => {
  expect(officeDay(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})
