// When a notice may be sent: a little after its news, so that several become one, and never at night where the person is.
import { minutesAfter, timeZoneNamed } from '#lib/dates.ts'

/** News waits so many minutes for more of its kind. */
export const batchMinutes = 5

/** Local hours between which nobody is disturbed: from nine in the evening to eight in the morning. */
const quietFrom = 21
const quietUntil = 8

const minute = 60_000
const day = 24 * 60 * minute

/** The first and the last of the fifty states to reach an hour: while it is night in either, it may be night where somebody of unknown zone is. */
const zonesOfAnybody = ['America/New_York', 'Pacific/Honolulu']

/** When the notice of news that came at `at` is due. `timeZone` is an IANA name; null or unknown counts as anywhere in the United States. */
export function noticeDueAt(at: Date, timeZone: string | null): Date {
  return outsideQuietHours(minutesAfter(at, batchMinutes), timeZone)
}

/** The same instant, or the end of the quiet hours it falls into. */
export function outsideQuietHours(at: Date, timeZone: string | null): Date {
  const known = timeZone === null ? undefined : timeZoneNamed(timeZone)
  const zones = known === undefined ? zonesOfAnybody : [known]
  // Leaving the night of one zone may lead into that of another, never back.
  return zones.reduce(afterNightOf, at)
}

function afterNightOf(at: Date, timeZone: string): Date {
  const wall = wallClock(at, timeZone)
  const midnight = wall - (((wall % day) + day) % day)
  const hour = (wall - midnight) / (60 * minute)
  if (hour >= quietUntil && hour < quietFrom) return at
  const morning = midnight + quietUntil * 60 * minute + (hour < quietUntil ? 0 : day)
  const guess = at.getTime() + (morning - wall)
  // Where the clocks were changed that night, the guess is off by as much.
  return new Date(guess + (morning - wallClock(new Date(guess), timeZone)))
}

/** What the clock on the wall shows, as if it were UTC: milliseconds. */
function wallClock(at: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = part
  return Date.UTC(year, month - 1, date, hour, minutes, second, at.getUTCMilliseconds())
}
