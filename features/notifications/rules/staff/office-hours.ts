// Times of day at a person's office (spec: staff-notices#quiet-hours, staff-notices#digest).
import { calendarDay, minutesAfter } from '#lib/dates.ts'

const minutesOfDay = 24 * 60
const saturday = 6

export interface QuietHours {
  /** Minutes after midnight. */
  readonly from: number
  readonly until: number
}

export interface Absence {
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string
  readonly until: string
  /** Receives instead. */
  readonly substituteId: string
}

export function minuteOfDay(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const valueOf = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  return valueOf('hour') * 60 + valueOf('minute')
}

/** Returns `at` itself outside of the quiet hours. */
export function getEndOfQuietHours(
  at: Date,
  timeZone: string,
  quietHours: QuietHours | undefined,
): Date {
  if (quietHours === undefined) return at
  const { from, until } = quietHours
  const minute = minuteOfDay(at, timeZone)
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until
  if (!isQuiet) return at
  const guess = minutesAfter(at, getDistance(minute, until))
  // Corrects the result if the clocks change during the quiet hours.
  const off = getDistance(minuteOfDay(guess, timeZone), until)
  const correction = off > minutesOfDay / 2 ? off - minutesOfDay : off
  const end = minutesAfter(guess, correction).getTime()
  return new Date(end - (end % 60_000))
}

function getDistance(from: number, until: number): number {
  return (until - from + minutesOfDay) % minutesOfDay
}

export function isAway(at: Date, timeZone: string, absence: Absence | undefined): boolean {
  if (absence === undefined) return false
  const today = calendarDay(at, timeZone)
  return absence.from <= today && today <= absence.until
}

/** A digest is due from its minute to the end of the day, on weekdays, once a day. */
export function isDigestDue(
  at: Date,
  timeZone: string,
  digest: { readonly minute: number | null; readonly latestDay: string | null },
): boolean {
  if (digest.minute === null) return false
  const today = calendarDay(at, timeZone)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === saturday) return false
  if (digest.latestDay !== null && digest.latestDay >= today) return false
  return minuteOfDay(at, timeZone) >= digest.minute
}

/** Returns the minute of `HH:MM`, or undefined. */
export function parseTime(text: string): number | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined
}

export function formatTime(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`
}
