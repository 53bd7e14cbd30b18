// Instants and calendar days. An instant is a `Date` inside and ISO 8601 in UTC outside; a calendar day is always `YYYY-MM-DD`.

/** The calendar day of an instant in a time zone, as `YYYY-MM-DD`. Days of law live in the office's zone (decisions 2.7). */
export function calendarDay(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant)
  return parts
}

/** An instant so many minutes later. */
export function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000)
}

/** An instant so many days of 24 hours later. */
export function daysAfter(instant: Date, days: number): Date {
  return minutesAfter(instant, days * 24 * 60)
}

/** The calendar day so many days after another; both `YYYY-MM-DD`. */
export function calendarDayAfter(day: string, days: number): string {
  return daysAfter(new Date(`${day}T00:00:00Z`), days)
    .toISOString()
    .slice(0, 10)
}

/** A calendar day as both languages write it: `MM/DD/YYYY`. */
export function monthDayYear(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** True for a day that there is, written as `YYYY-MM-DD`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** The name of a time zone as this machine writes it (`America/New_York`); undefined when it knows none of this name. An offset such as `+01:00` is no zone. */
export function timeZoneNamed(text: string): string | undefined {
  if (text.length > 64 || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
