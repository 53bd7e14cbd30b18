import { calendarDayAfter, isCalendarDay } from '#lib/dates.ts'
import type { CheckedAnswers } from '../cross-check.ts'
import type { Json } from '../../content/model.ts'

/** Converts MM/DD/YYYY, or the first day of MM/YYYY, to YYYY-MM-DD. */
export function toDay(value: Json | undefined): string | undefined {
  const [, month, day = '01', year] =
    (typeof value === 'string' && /^(\d\d)\/(?:(\d\d)\/)?(\d{4})$/.exec(value)) || []
  const text = `${year}-${month}-${day}`
  return isCalendarDay(text) ? text : undefined
}

/** Returns the month as the number of months since year 0. */
export function findMonth(value: Json | undefined): number | undefined {
  const day = toDay(value)
  return day === undefined ? undefined : monthOfDay(day)
}

export function monthNow({ today }: CheckedAnswers): number {
  return monthOfDay(today)
}

function monthOfDay(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

export function thisYear({ today }: CheckedAnswers): number {
  return Number(today.slice(0, 4))
}

export function isOlderThan(
  { today }: CheckedAnswers,
  value: Json | undefined,
  days: number,
): boolean {
  const day = toDay(value)
  return day !== undefined && day < calendarDayAfter(today, -days)
}

/** True if the day is in the last `days` days, today included. */
export function isWithin(checked: CheckedAnswers, value: Json | undefined, days: number): boolean {
  const day = toDay(value)
  return day !== undefined && day <= checked.today && !isOlderThan(checked, value, days)
}
