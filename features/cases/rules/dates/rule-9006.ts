import { calendarDayAfter } from '#lib/dates.ts'

/** Sunday is 0. */
function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function toDay(year: number, month: number, date: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

const monday = 1
const thursday = 4

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = toDay(year, month, 1)
  return calendarDayAfter(first, ((weekday - getWeekday(first) + 7) % 7) + 7 * (nth - 1))
}

function lastMondayOfMay(year: number): string {
  const last = toDay(year, 5, 31)
  return calendarDayAfter(last, -((getWeekday(last) - monday + 7) % 7))
}

/** A holiday on Saturday is observed on Friday. A holiday on Sunday is observed on Monday. */
function getObservedDay(day: string): string {
  const weekday = getWeekday(day)
  if (weekday === 6) return calendarDayAfter(day, -1)
  return weekday === 0 ? calendarDayAfter(day, 1) : day
}

/** Juneteenth has been a holiday since 2021. */
const juneteenthSince = 2021

/** Observed days (5 U.S.C. 6103(a)), in order. New Year's Day may be observed on December 31. */
export function legalHolidays(year: number): readonly string[] {
  return [
    getObservedDay(toDay(year, 1, 1)),
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    lastMondayOfMay(year),
    ...(year >= juneteenthSince ? [getObservedDay(toDay(year, 6, 19))] : []),
    getObservedDay(toDay(year, 7, 4)),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 10, monday, 2),
    getObservedDay(toDay(year, 11, 11)),
    nthWeekday(year, 11, thursday, 4),
    getObservedDay(toDay(year, 12, 25)),
  ]
}

/** True for weekends and legal holidays. */
export function isDayOfRest(day: string): boolean {
  const weekday = getWeekday(day)
  if (weekday === 0 || weekday === 6) return true
  const year = Number(day.slice(0, 4))
  return legalHolidays(year).includes(day) || legalHolidays(year + 1).includes(day)
}

/** Federal Rule of Bankruptcy Procedure 9006(a), for `YYYY-MM-DD`. The start day does not count. */
export function endOfPeriod(start: string, days: number): string {
  let end = calendarDayAfter(start, days)
  while (isDayOfRest(end)) end = calendarDayAfter(end, 1)
  return end
}
