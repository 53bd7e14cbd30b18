import { expect, test } from 'vitest'
import { daysUntil, importantDates, findMeeting } from './important-dates.ts'

const date = (kind: string, day: string) => ({ kind, day, checkWithCourt: false })

test('sorts both lists into one, nearest first', () => {
  const dates = importantDates({
    keyDates: [date('meeting', '2027-01-12')],
    courseDeadlines: [date('clerk-notice', '2026-12-28'), date('second-certificate', '2027-02-16')],
  })
  expect(dates.map(({ kind }) => kind)).toEqual(['clerk-notice', 'meeting', 'second-certificate'])
})

test.each([[{}], [{ keyDates: [] }], [{ keyDates: [], courseDeadlines: [] }]])(
  'finds no dates in %j',
  (facts) => expect(importantDates(facts)).toEqual([]),
)

test('finds the meeting of creditors among the court dates', () => {
  expect(
    findMeeting({
      keyDates: [date('meeting', '2027-01-12')],
      courseDeadlines: [date('clerk-notice', '2026-12-28')],
    }),
  ).toEqual(date('meeting', '2027-01-12'))
  expect(findMeeting({ courseDeadlines: [date('clerk-notice', '2026-12-28')] })).toBeUndefined()
})

// The clocks change between these days, but the number of days must stay correct.
test.each([
  ['2026-12-15', '2026-12-15', 0],
  ['2026-12-15', '2026-12-14', 1],
  ['2027-03-20', '2026-11-23', 117],
  ['2026-11-03', '2026-10-30', 4],
  ['2026-11-03', '2026-11-05', -2],
])('the day %s, seen on %s, is %i days ahead', (day, today, days) =>
  expect(daysUntil(day, today)).toBe(days),
)
