import { minutesAfter, timeZoneNamed } from '#lib/dates.ts'

export const batchMinutes = 5

const quietFrom = 21
const quietUntil = 8

const minute = 60_000
const day = 24 * 60 * minute

/** Easternmost and westernmost zones of the fifty states, for accounts without a time zone. */
const zonesOfAnybody = ['America/New_York', 'Pacific/Honolulu']

/** `timeZone` is an IANA name. Null or unknown: respects the quiet hours of all fifty states. */
export function noticeDueAt(at: Date, timeZone: string | null): Date {
  return outsideQuietHours(minutesAfter(at, batchMinutes), timeZone)
}

export function outsideQuietHours(at: Date, timeZone: string | null): Date {
  const known = timeZone === null ? undefined : timeZoneNamed(timeZone)
  const zones = known === undefined ? zonesOfAnybody : [known]
  // Checks zones from east to west: when night ends in one, it may still be night further west.
  return zones.reduce(getEndOfNight, at)
}

function getEndOfNight(at: Date, timeZone: string): Date {
  const local = localTime(at, timeZone)
  const midnight = local - (((local % day) + day) % day)
  const hour = (local - midnight) / (60 * minute)
  if (hour >= quietUntil && hour < quietFrom) return at
  const morning = midnight + quietUntil * 60 * minute + (hour < quietUntil ? 0 : day)
  const guess = at.getTime() + (morning - local)
  // Corrects the result if the clocks change during the night.
  return new Date(guess + (morning - localTime(new Date(guess), timeZone)))
}

function localTime(at: Date, timeZone: string): number {
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
