import { expect, test } from 'vitest'
import { noticeDueAt, outsideQuietHours } from './quiet-hours.ts'

const [newYork, chicago, losAngeles, phoenix, honolulu] = [
  'America/New_York',
  'America/Chicago',
  'America/Los_Angeles',
  'America/Phoenix',
  'Pacific/Honolulu',
]

test.each<[string, string | null, string, string]>([
  // In winter, New York is five hours behind UTC.
  ['in the middle of the day', newYork, '2026-01-15T17:00:00Z', '2026-01-15T17:00:00Z'],
  ['at eight sharp', newYork, '2026-01-15T13:00:00Z', '2026-01-15T13:00:00Z'],
  ['a moment before eight', newYork, '2026-01-15T12:59:59.999Z', '2026-01-15T13:00:00Z'],
  [
    'a moment before nine in the evening',
    newYork,
    '2026-01-16T01:59:59.999Z',
    '2026-01-16T01:59:59.999Z',
  ],
  ['at nine in the evening', newYork, '2026-01-16T02:00:00Z', '2026-01-16T13:00:00Z'],
  ['before midnight, seconds and all', newYork, '2026-01-16T04:30:15.250Z', '2026-01-16T13:00:00Z'],
  ['at midnight', newYork, '2026-01-16T05:00:00Z', '2026-01-16T13:00:00Z'],
  ['on the last evening of the year', newYork, '2027-01-01T02:30:00Z', '2027-01-01T13:00:00Z'],
  ['the same instant further west', losAngeles, '2026-01-16T02:00:00Z', '2026-01-16T02:00:00Z'],
  ['in a zone of half hours', 'Asia/Kolkata', '2026-01-15T20:00:00Z', '2026-01-16T02:30:00Z'],
  ['east of Greenwich', 'Pacific/Auckland', '2026-01-15T09:00:00Z', '2026-01-15T19:00:00Z'],
  ['in UTC', 'UTC', '2026-01-15T22:00:00Z', '2026-01-16T08:00:00Z'],
  [
    'by a name in small letters',
    'america/new_york',
    '2026-01-16T02:00:00Z',
    '2026-01-16T13:00:00Z',
  ],
  // Clock changes in New York: on March 8, 2026, 2:00 becomes 3:00. On November 1, 2026, 2:00
  // becomes 1:00.
  [
    'the evening before the clocks go forward',
    newYork,
    '2026-03-08T03:00:00Z',
    '2026-03-08T12:00:00Z',
  ],
  [
    'the hour before the clocks go forward',
    newYork,
    '2026-03-08T06:30:00Z',
    '2026-03-08T12:00:00Z',
  ],
  ['the hour after', newYork, '2026-03-08T07:30:00Z', '2026-03-08T12:00:00Z'],
  [
    'the evening before the clocks go back',
    newYork,
    '2026-11-01T02:00:00Z',
    '2026-11-01T13:00:00Z',
  ],
  ['one o’clock the first time', newYork, '2026-11-01T05:30:00Z', '2026-11-01T13:00:00Z'],
  ['one o’clock the second time', newYork, '2026-11-01T06:30:00Z', '2026-11-01T13:00:00Z'],
  ['where the clocks are never changed', phoenix, '2026-03-08T06:30:00Z', '2026-03-08T15:00:00Z'],
  ['Phoenix in November', phoenix, '2026-11-01T08:30:00Z', '2026-11-01T15:00:00Z'],
  ['Honolulu in March', honolulu, '2026-03-08T07:00:00Z', '2026-03-08T18:00:00Z'],
  ['Honolulu in November', honolulu, '2026-11-01T07:00:00Z', '2026-11-01T18:00:00Z'],
  [
    'Chicago, 9 p.m. before the clocks go forward',
    chicago,
    '2026-03-08T03:00:00Z',
    '2026-03-08T13:00:00Z',
  ],
  ['Chicago, before the missing hour', chicago, '2026-03-08T07:59:59Z', '2026-03-08T13:00:00Z'],
  ['Chicago, after the missing hour', chicago, '2026-03-08T08:00:00Z', '2026-03-08T13:00:00Z'],
  ['Chicago, the first 8 a.m. of summer', chicago, '2026-03-08T13:00:00Z', '2026-03-08T13:00:00Z'],
  [
    'Chicago, 9 p.m. before the clocks go back',
    chicago,
    '2026-11-01T02:00:00Z',
    '2026-11-01T14:00:00Z',
  ],
  ['Chicago, 1:30 a.m. the first time', chicago, '2026-11-01T06:30:00Z', '2026-11-01T14:00:00Z'],
  ['Chicago, 1:30 a.m. the second time', chicago, '2026-11-01T07:30:00Z', '2026-11-01T14:00:00Z'],
  ['Chicago, the first 8 p.m. of winter', chicago, '2026-11-02T02:59:59Z', '2026-11-02T02:59:59Z'],
  // For an unknown time zone, a message is sent only when it is day both in New York and in Hawaii.
  ['unknown time zone, day everywhere', null, '2026-01-15T19:00:00Z', '2026-01-15T19:00:00Z'],
  ['unknown time zone, morning in New York', null, '2026-01-15T13:00:00Z', '2026-01-15T18:00:00Z'],
  ['unknown time zone, night in New York', null, '2026-01-16T03:00:00Z', '2026-01-16T18:00:00Z'],
  ['a zone that is none', 'Mars/Olympus_Mons', '2026-01-15T13:00:00Z', '2026-01-15T18:00:00Z'],
  ['an offset is no zone', '+01:00', '2026-01-15T13:00:00Z', '2026-01-15T18:00:00Z'],
  ['an empty name', '', '2026-01-15T13:00:00Z', '2026-01-15T18:00:00Z'],
])('moves a time in the quiet hours to the next morning: %s (%s)', (_, zone, at, allowedAt) =>
  expect(outsideQuietHours(new Date(at), zone).toISOString()).toBe(
    new Date(allowedAt).toISOString(),
  ),
)

test.each([
  ['news waits five minutes', newYork, '2026-01-15T17:00:00Z', '2026-01-15T17:05:00.000Z'],
  [
    'and until morning when that falls into the night',
    newYork,
    '2026-01-16T01:56:00Z',
    '2026-01-16T13:00:00.000Z',
  ],
  [
    'news shortly before eight needs no further wait',
    newYork,
    '2026-01-15T12:58:00Z',
    '2026-01-15T13:03:00.000Z',
  ],
  ['on Hawaii', honolulu, '2026-01-15T17:00:00Z', '2026-01-15T18:00:00.000Z'],
])('schedules a message about news: %s', (_, zone, at, due) =>
  expect(noticeDueAt(new Date(at), zone).toISOString()).toBe(due),
)

test('the result is never at night, for any time of the year in six time zones', () => {
  const hours = (at: Date, timeZone: string) =>
    Number(
      new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at),
    )
  for (const zone of [
    newYork,
    losAngeles,
    honolulu,
    'America/Anchorage',
    'Europe/Berlin',
    'Australia/Lord_Howe',
  ]) {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += (47 + 1 / 4) * 3_600_000) {
      const nextAllowed = outsideQuietHours(new Date(at), zone)
      expect(nextAllowed.getTime() - at).toBeLessThanOrEqual(12 * 3_600_000)
      expect([hours(nextAllowed, zone) >= 8, hours(nextAllowed, zone) < 21]).toEqual([true, true])
    }
  }
})
