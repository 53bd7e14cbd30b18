// spec: staff-notices#quiet-hours, staff-notices#digest, staff-notices#out-of-office
import { describe, expect, test } from 'vitest'
import { formatTime, getEndOfQuietHours, isAway, isDigestDue, parseTime } from './office-hours.ts'

const newYork = 'America/New_York'
const night = { from: 18 * 60, until: 7 * 60 }
const lunch = { from: 12 * 60, until: 13 * 60 }

test.each([
  ['before quiet hours', '2026-11-25T17:59:00-05:00', night, '2026-11-25T17:59:00-05:00'],
  ['at their beginning', '2026-11-25T18:00:30-05:00', night, '2026-11-26T07:00:00-05:00'],
  ['after midnight', '2026-11-26T02:10:00-05:00', night, '2026-11-26T07:00:00-05:00'],
  ['at their end', '2026-11-26T07:00:00-05:00', night, '2026-11-26T07:00:00-05:00'],
  ['within a day', '2026-11-26T12:30:00-05:00', lunch, '2026-11-26T13:00:00-05:00'],
  ['when clocks go back', '2026-10-31T23:00:00-04:00', night, '2026-11-01T07:00:00-05:00'],
  ['when clocks go forward', '2026-03-07T23:00:00-05:00', night, '2026-03-08T07:00:00-04:00'],
])('an email %s leaves at the right time', (_, at, quietHours, expected) => {
  const end = getEndOfQuietHours(new Date(at), newYork, quietHours)
  expect(end.toISOString()).toBe(new Date(expected).toISOString())
})

test('without quiet hours an email leaves at once', () => {
  const at = new Date('2026-11-25T23:00:00-05:00')
  expect(getEndOfQuietHours(at, newYork, undefined)).toBe(at)
})

test.each([
  ['2026-11-24T23:59:00-05:00', false],
  ['2026-11-25T00:00:00-05:00', true],
  ['2026-11-26T23:59:00-05:00', true],
  ['2026-11-27T00:00:00-05:00', false],
])('a person who is away on two days is away at %s: %s', (at, expected) => {
  const absence = { from: '2026-11-25', until: '2026-11-26', substituteId: 's' }
  expect(isAway(new Date(at), newYork, absence)).toBe(expected)
})

describe('the digest', () => {
  const digest = { minute: 450, latestDay: null }

  test.each([
    ['a Wednesday before its time', '2026-11-25T07:29:00-05:00', digest, false],
    ['a Wednesday at its time', '2026-11-25T07:30:00-05:00', digest, true],
    ['a Wednesday after a late start', '2026-11-25T15:00:00-05:00', digest, true],
    ['a Saturday', '2026-11-28T08:00:00-05:00', digest, false],
    ['a Sunday', '2026-11-29T08:00:00-05:00', digest, false],
    [
      'a day that had it',
      '2026-11-25T08:00:00-05:00',
      { ...digest, latestDay: '2026-11-25' },
      false,
    ],
    ['the next day', '2026-11-26T08:00:00-05:00', { ...digest, latestDay: '2026-11-25' }, true],
    [
      'any day without a time',
      '2026-11-25T08:00:00-05:00',
      { minute: null, latestDay: null },
      false,
    ],
  ])('on %s is due or not', (_, at, state, expected) => {
    expect(isDigestDue(new Date(at), newYork, state)).toBe(expected)
  })
})

test.each([
  ['00:00', 0],
  ['07:30', 450],
  ['23:59', 1439],
  ['24:00', undefined],
  ['7:30', undefined],
  ['07:60', undefined],
  ['', undefined],
])('the time %s is minute %s of the day', (text, minute) => {
  expect(parseTime(text)).toBe(minute)
  if (minute !== undefined) expect(formatTime(minute)).toBe(text)
})
