// An instant is a `Date`, or ISO 8601 in UTC outside the code. A calendar day is `YYYY-MM-DD`.

/** Returns the calendar day of an instant in a time zone (spec: security#legal-days). */
export function calendarDay(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
  return parts
}

export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000)
}

/** Adds days of 24 hours. */
export function daysAfter(instant: Date, days: number): Date {
  return minutesAfter(instant, days * 24 * 60)
}

/** Adds calendar days. The given day and the result are `YYYY-MM-DD`. */
export function calendarDayAfter(day: string, days: number): string {
  return daysAfter(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10)
}

/** Formats a calendar day as `MM/DD/YYYY`, in both languages. */
export function monthDayYear(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** Reads `12/8/2026` or `12/08/26` as `2026-12-08`. Returns undefined for no existing day. */
export function parseMonthDayYear(text: string): string | undefined {
  const [, month = '', date = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text.trim()) ?? []
  const day = [year.padStart(4, '20'), month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  return isCalendarDay(day) ? day : undefined
}

/** Returns true for an existing day, written as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** True for a calendar day from 2000 to 2099. Another year is a slip, such as `0026`. */
export function isLikelyDay(text: string): boolean {
  return isCalendarDay(text) && text.startsWith('20')
}

/**
 * Returns the canonical name of a time zone (`America/New_York`), or undefined for an unknown name.
 * An offset such as `+01:00` is not a zone.
 */
export function timeZoneNamed(text: string): string | undefined {
  if (text.length > 64 || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
