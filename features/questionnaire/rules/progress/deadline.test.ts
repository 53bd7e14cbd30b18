import { expect, test } from 'vitest'
import { getDeadline } from './deadline.ts'

test.each([
  ['2026-11-30', 'en', 2026, 11, 30, 'November 30, 2026'],
  ['2026-11-30', 'es', 2026, 11, 30, '30 de noviembre de 2026'],
  ['2027-01-01', 'en', 2027, 1, 1, 'January 1, 2027'],
  ['2028-02-29', 'es', 2028, 2, 29, '29 de febrero de 2028'],
] as const)('formats %s in %s', (day, language, year, monthNumber, dayNumber, formatted) => {
  expect(getDeadline(day, language)).toEqual({ day, year, monthNumber, dayNumber, formatted })
})
