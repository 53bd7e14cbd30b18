// The days of the court and of the courses are one list, the nearest first; a case that was kept before there were any has none.
import { expect, test } from 'vitest'
import { daysUntil, importantDates, meetingOf } from './important-dates.ts'

const date = (kind: string, day: string) => ({ kind, day, checkWithCourt: false })

test('the nearest first, whichever list it comes from', () => {
  const found = importantDates({
    keyDates: [date('meeting', '2027-01-12')],
    courseDeadlines: [date('clerk-notice', '2026-12-28'), date('second-certificate', '2027-02-16')],
  })
  expect(found.map(({ kind }) => kind)).toEqual(['clerk-notice', 'meeting', 'second-certificate'])
})

test.each([[{}], [{ keyDates: [] }], [{ keyDates: [], courseDeadlines: [] }]])('%j: none', (kept) =>
  expect(importantDates(kept)).toEqual([]),
)

test('the meeting of creditors is found among the days of the court', () => {
  expect(
    meetingOf({
      keyDates: [date('meeting', '2027-01-12')],
      courseDeadlines: [date('clerk-notice', '2026-12-28')],
    }),
  ).toEqual(date('meeting', '2027-01-12'))
  expect(meetingOf({ courseDeadlines: [date('clerk-notice', '2026-12-28')] })).toBeUndefined()
})

// Clocks change in between; days do not.
test.each([
  ['2026-12-15', '2026-12-15', 0],
  ['2026-12-15', '2026-12-14', 1],
  ['2027-03-20', '2026-11-23', 117],
  ['2026-11-03', '2026-10-30', 4],
  ['2026-11-03', '2026-11-05', -2],
])('%s seen on %s is %i days ahead', (day, today, days) => expect(daysUntil(day, today)).toBe(days))
