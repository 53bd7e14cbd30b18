// Formats: MM/DD/YYYY, MM/YYYY, YYYY (spec: questionnaire#answer-formats).
import { isCalendarDay } from '#lib/dates.ts'
import type { UiOptions } from '../content/model.ts'

export type DateRule = 'date' | 'tooOld' | 'future' | 'tooYoung'

export function dateFault(
  text: string,
  { latest }: UiOptions,
  today: string,
): DateRule | undefined {
  const [, month, day = '01', year] = /^(\d\d)\/(?:(\d\d)\/)?(\d{4})$/.exec(text) ?? []
  if (month === undefined || year === undefined || !isCalendarDay(`${year}-${month}-${day}`))
    return 'date'
  if (Number(year) < 1900) return 'tooOld'
  if (Number(year) > 2099) return 'date'
  if (latest === undefined) return undefined
  if (`${year}-${month}-${day}` > today) return 'future'
  return latest === 'today-18y' && `${year}-${month}-${day}` > yearsBefore(today, 18)
    ? 'tooYoung'
    : undefined
}

export interface YearFault {
  readonly rule: 'date' | 'min' | 'max'
  readonly limit: number
}

export function yearFault(
  text: string,
  { minYear = 1900, maxYear = 'thisYear+1' }: UiOptions,
  today: string,
): YearFault | undefined {
  const thisYear = Number(today.slice(0, 4))
  const most =
    typeof maxYear === 'number' ? maxYear : maxYear === 'thisYear' ? thisYear : thisYear + 1
  if (!/^\d{4}$/.test(text)) return { rule: 'date', limit: most }
  if (Number(text) < minYear) return { rule: 'min', limit: minYear }
  return Number(text) > most ? { rule: 'max', limit: most } : undefined
}

/** Dates are compared as text, so a result such as February 29 of a common year is no problem. */
function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`
}
