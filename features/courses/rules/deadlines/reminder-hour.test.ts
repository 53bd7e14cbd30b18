import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAfterNine, nextMorning } from './reminder-hour.ts'

const zones = [
  'America/New_York',
  'America/Chicago',
  'America/Phoenix',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Asia/Kolkata',
  'UTC',
] as const

test.each([
  ['2026-11-20T13:59:59Z', 'America/New_York', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T14:00:00Z', 'America/New_York', '2026-11-21T14:00:00.000Z'],
  ['2026-03-08T05:30:00Z', 'America/New_York', '2026-03-08T13:00:00.000Z'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01T14:00:00.000Z'],
  // Chicago changes its clocks at 2:00. Honolulu and Phoenix do not.
  ['2026-03-07T16:00:00Z', 'America/Chicago', '2026-03-08T14:00:00.000Z'],
  ['2026-03-08T07:30:00Z', 'America/Chicago', '2026-03-08T14:00:00.000Z'],
  ['2026-03-08T08:30:00Z', 'America/Chicago', '2026-03-08T14:00:00.000Z'],
  ['2026-11-01T06:30:00Z', 'America/Chicago', '2026-11-01T15:00:00.000Z'],
  ['2026-11-01T07:30:00Z', 'America/Chicago', '2026-11-01T15:00:00.000Z'],
  ['2026-10-31T14:00:00Z', 'America/Chicago', '2026-11-01T15:00:00.000Z'],
  ['2026-03-08T08:30:00Z', 'Pacific/Honolulu', '2026-03-08T19:00:00.000Z'],
  ['2026-11-01T07:30:00Z', 'America/Phoenix', '2026-11-01T16:00:00.000Z'],
  ['2026-11-21T03:00:00Z', 'Pacific/Honolulu', '2026-11-21T19:00:00.000Z'],
  ['2026-12-31T20:00:00Z', 'Asia/Kolkata', '2027-01-01T03:30:00.000Z'],
])('the next reminder time after %s in %s is %s', (after, zone, morning) =>
  expect(nextMorning(new Date(after), zone).toISOString()).toBe(morning),
)

test('always returns a 9:00 in the future, at most 25 hours ahead', () => {
  const instants = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2028-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, timeZone) => {
      const morning = nextMorning(instant, timeZone)
      expect(
        new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }).format(morning),
      ).toBe('09:00:00')
      const hours = (morning.getTime() - instant.getTime()) / 3_600_000
      expect(hours > 0 && hours <= 25).toBe(true)
      expect(isAfterNine(morning, timeZone)).toBe(true)
      expect(isAfterNine(new Date(morning.getTime() - 1), timeZone)).toBe(false)
    }),
  )
})
