import { expect, test } from 'vitest'
import { calendarDay, calendarDayAfter } from '#lib/dates.ts'
import { certificateValidDays } from '../progress/courses.ts'
import { certificateAge } from './certificate-age.ts'

const days = { completedOn: '2026-06-06', validUntil: '2026-12-03', caseStatus: 'Pre-Filing' }

test.each([
  ['on the day of the course', '2026-06-06', ['valid', 0, 180]],
  [
    'before the day of the course, as the clock of another zone says',
    '2026-06-05',
    ['valid', 0, 181],
  ],
  ['30 days before its end', '2026-11-03', ['valid', 150, 30]],
  ['29 days before its end', '2026-11-04', ['ending', 151, 29]],
  ['across the end of daylight saving time', '2026-11-23', ['ending', 170, 10]],
  ['on its last day', '2026-12-03', ['ending', 180, 0]],
  ['the day after its last day', '2026-12-04', ['outdated', 180, 0]],
  ['five months later', '2027-05-01', ['outdated', 180, 0]],
] as const)('returns the age of a certificate %s', (_, today, [state, usedDays, daysLeft]) => {
  expect(certificateAge({ ...days, today })).toEqual({ state, usedDays, totalDays: 180, daysLeft })
})

test.each([
  ['Chicago, the last minute', 'America/Chicago', '2026-12-04T05:59:59Z', 'ending'],
  ['Chicago, midnight', 'America/Chicago', '2026-12-04T06:00:00Z', 'outdated'],
  ['Honolulu, midnight in Chicago', 'Pacific/Honolulu', '2026-12-04T06:00:00Z', 'ending'],
  ['Honolulu, midnight', 'Pacific/Honolulu', '2026-12-04T10:00:00Z', 'outdated'],
  ['Phoenix, midnight', 'America/Phoenix', '2026-12-04T07:00:00Z', 'outdated'],
] as const)('ends at midnight of its last day at the office: %s', (_, office, at, state) => {
  const today = calendarDay(new Date(at), office)
  expect(certificateAge({ ...days, today })).toMatchObject({ state, daysLeft: 0 })
})

test.each([
  ['over the night in March', '2025-11-30', '2026-05-29'],
  ['over the night in November', '2026-10-01', '2027-03-30'],
  ['from the night in March', '2026-03-08', '2026-09-04'],
  ['from the night in November', '2026-11-01', '2027-04-30'],
])('is good for 180 days %s', (_, completedOn, validUntil) => {
  expect(calendarDayAfter(completedOn, certificateValidDays)).toBe(validUntil)
  expect(certificateAge({ ...days, completedOn, validUntil, today: completedOn })).toMatchObject({
    totalDays: 180,
    daysLeft: 180,
  })
})

test.each([
  ['after filing', { caseStatus: 'Filed' }],
  ['in a completed case', { caseStatus: 'Complete' }],
  ['without a last day', { validUntil: null }],
  ['without the day of the course', { completedOn: null }],
])('returns no age %s', (_, change) => {
  expect(certificateAge({ ...days, today: '2027-05-01', ...change })).toBeUndefined()
})
