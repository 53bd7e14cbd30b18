// Months and days as answers hold them, for reckoning.
import { calendarDayAfter, isCalendarDay } from '#lib/dates.ts'
import type { CheckedAnswers } from '../cross-check.ts'
import type { Json } from '../../content/model.ts'

/** YYYY-MM-DD, of MM/DD/YYYY; of MM/YYYY the first day. Undefined for what is no day. */
export function dayOf(value: Json | undefined): string | undefined {
  const [, month, day = '01', year] =
    (typeof value === 'string' && /^(\d\d)\/(?:(\d\d)\/)?(\d{4})$/.exec(value)) || []
  const text = `${year}-${month}-${day}`
  return isCalendarDay(text) ? text : undefined
}

/** Months since the year 0, of a month or a day in an answer: two of them can be subtracted. */
export function monthOf(value: Json | undefined): number | undefined {
  const day = dayOf(value)
  return day === undefined ? undefined : monthOfDay(day)
}

export function monthNow({ today }: CheckedAnswers): number {
  return monthOfDay(today)
}

/** Of YYYY-MM-DD. */
function monthOfDay(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

export function thisYear({ today }: CheckedAnswers): number {
  return Number(today.slice(0, 4))
}

/** True for a day that lies more than so many days before today. */
export function isOlderThan(
  { today }: CheckedAnswers,
  value: Json | undefined,
  days: number,
): boolean {
  const day = dayOf(value)
  return day !== undefined && day < calendarDayAfter(today, -days)
}

/** True for a day from so many days ago until today. */
export function isWithin(checked: CheckedAnswers, value: Json | undefined, days: number): boolean {
  const day = dayOf(value)
  return day !== undefined && day <= checked.today && !isOlderThan(checked, value, days)
}
