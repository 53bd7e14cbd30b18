// Instants and calendar days. An instant is a `Date` inside and ISO 8601 in UTC outside; a calendar day is always `YYYY-MM-DD`.

/** The calendar day of an instant in a time zone, as `YYYY-MM-DD`. Days of law live in the office's zone (decisions 2.7). */
export function calendarDay(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant)
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

/** The name of a time zone as this machine writes it (`America/New_York`); undefined when it knows none of this name. An offset such as `+01:00` is no zone. */
export function timeZoneNamed(text: string): string | undefined {
  if (text.length > 64 || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(text)) return undefined
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
