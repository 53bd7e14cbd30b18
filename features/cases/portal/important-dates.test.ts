// The days of the court and of the courses are one list, the nearest first; a case that was kept before there were any has none.
import { expect, test } from 'vitest'
import { importantDates } from './important-dates.ts'

const date = (kind: string, day: string) => ({ kind, day, checkWithCourt: false })

test('the nearest first, whichever list it comes from', () => {
  const found = importantDates({
    keyDates: [date('meeting', '2027-01-12')], courseDeadlines: [date('clerk-notice', '2026-12-28'), date('second-certificate', '2027-02-16')],
  })
  expect(found.map(({ kind }) => kind)).toEqual(['clerk-notice', 'meeting', 'second-certificate'])
})

test.each([[{}], [{ keyDates: [] }], [{ keyDates: [], courseDeadlines: [] }]])('%j: none', (kept) => expect(importantDates(kept)).toEqual([]))
