import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDayAfter } from '#lib/dates.ts'
import { endOfPeriod, isDayOfRest, legalHolidays } from './rule-9006.ts'

/** The legal holidays as published by the Office of Personnel Management. */
const published: Readonly<Record<number, readonly string[]>> = {
  2020: [
    '2020-01-01',
    '2020-01-20',
    '2020-02-17',
    '2020-05-25',
    '2020-07-03',
    '2020-09-07',
    '2020-10-12',
    '2020-11-11',
    '2020-11-26',
    '2020-12-25',
  ],
  2021: [
    '2021-01-01',
    '2021-01-18',
    '2021-02-15',
    '2021-05-31',
    '2021-06-18',
    '2021-07-05',
    '2021-09-06',
    '2021-10-11',
    '2021-11-11',
    '2021-11-25',
    '2021-12-24',
  ],
  2022: [
    '2021-12-31',
    '2022-01-17',
    '2022-02-21',
    '2022-05-30',
    '2022-06-20',
    '2022-07-04',
    '2022-09-05',
    '2022-10-10',
    '2022-11-11',
    '2022-11-24',
    '2022-12-26',
  ],
  2023: [
    '2023-01-02',
    '2023-01-16',
    '2023-02-20',
    '2023-05-29',
    '2023-06-19',
    '2023-07-04',
    '2023-09-04',
    '2023-10-09',
    '2023-11-10',
    '2023-11-23',
    '2023-12-25',
  ],
  2024: [
    '2024-01-01',
    '2024-01-15',
    '2024-02-19',
    '2024-05-27',
    '2024-06-19',
    '2024-07-04',
    '2024-09-02',
    '2024-10-14',
    '2024-11-11',
    '2024-11-28',
    '2024-12-25',
  ],
  2025: [
    '2025-01-01',
    '2025-01-20',
    '2025-02-17',
    '2025-05-26',
    '2025-06-19',
    '2025-07-04',
    '2025-09-01',
    '2025-10-13',
    '2025-11-11',
    '2025-11-27',
    '2025-12-25',
  ],
  2026: [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ],
  2027: [
    '2027-01-01',
    '2027-01-18',
    '2027-02-15',
    '2027-05-31',
    '2027-06-18',
    '2027-07-05',
    '2027-09-06',
    '2027-10-11',
    '2027-11-11',
    '2027-11-25',
    '2027-12-24',
  ],
  2028: [
    '2027-12-31',
    '2028-01-17',
    '2028-02-21',
    '2028-05-29',
    '2028-06-19',
    '2028-07-04',
    '2028-09-04',
    '2028-10-09',
    '2028-11-10',
    '2028-11-23',
    '2028-12-25',
  ],
}

test.each(Object.entries(published))('lists the legal holidays of %s', (year, days) =>
  expect(legalHolidays(Number(year))).toEqual(days),
)

test.each([
  ['2026-11-21', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2026-11-26', true],
  ['2026-11-27', false],
  ['2021-12-31', true],
  ['2022-12-31', true],
  ['2027-12-31', true],
  ['2020-06-19', false],
  ['2026-06-19', true],
])('%s is a day of rest: %s', (day, rests) => expect(isDayOfRest(day)).toBe(rests))

describe('a period', () => {
  test.each([
    ['a working day stays', '2026-12-15', 45, '2027-01-29'],
    ['a Saturday rolls to Monday', '2026-12-15', 60, '2027-02-16'],
    ['Saturday, Sunday and a holiday on Monday', '2026-12-17', 60, '2027-02-16'],
    ['a holiday in the week', '2026-10-27', 15, '2026-11-12'],
    ['Thanksgiving', '2026-09-27', 60, '2026-11-27'],
    ['Christmas on a Friday, and the weekend after', '2026-11-10', 45, '2026-12-28'],
    ['New Year that is observed on the Friday before', '2027-11-16', 45, '2028-01-03'],
    ['Juneteenth on a Friday', '2026-04-20', 60, '2026-06-22'],
    ['Independence Day observed the day before', '2026-05-19', 45, '2026-07-06'],
    ['the 29th of February counts', '2028-01-14', 46, '2028-02-29'],
  ])('%s: a period that starts on %s and has %i days ends on %s', (_, start, days, end) =>
    expect(endOfPeriod(start, days)).toBe(end),
  )

  test('never ends on a day of rest, never early, and no more than four days late', () => {
    const day = fc
      .integer({ min: 0, max: 36_500 })
      .map((days) => calendarDayAfter('2020-01-01', days))
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 200 }), (start, days) => {
        const end = endOfPeriod(start, days)
        const plain = calendarDayAfter(start, days)
        expect(isDayOfRest(end)).toBe(false)
        expect(end >= plain && end <= calendarDayAfter(plain, 4)).toBe(true)
        for (let between = plain; between < end; between = calendarDayAfter(between, 1))
          expect(isDayOfRest(between)).toBe(true)
      }),
    )
  })
})
