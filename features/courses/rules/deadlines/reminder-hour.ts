import { calendarDay, calendarDayAfter, minutesAfter, timeZoneNamed } from '#lib/dates.ts'

const hour = '09:00:00'

/** Falls back to the time zone of most offices if this one is unknown. */
export function getZone({ timeZone }: { readonly timeZone: string }): string {
  return timeZoneNamed(timeZone) ?? 'America/New_York'
}

/** Returns 9:00 on a day (`YYYY-MM-DD`) in a time zone (IANA name). */
function getMorning(day: string, timeZone: string): Date {
  const asIfUtc = new Date(`${day}T${hour}Z`)
  // The offset is read again at the guess, because it may differ near a clock change.
  const guess = minutesAfter(asIfUtc, -offsetAt(asIfUtc, timeZone))
  return minutesAfter(asIfUtc, -offsetAt(guess, timeZone))
}

/** Returns how many minutes the time zone is ahead of UTC. */
function offsetAt(instant: Date, timeZone: string): number {
  const name =
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Returns the next 9:00 after an instant. */
export function nextMorning(after: Date, timeZone: string): Date {
  const day = calendarDay(after, timeZone)
  const morning = getMorning(day, timeZone)
  return morning > after ? morning : getMorning(calendarDayAfter(day, 1), timeZone)
}

/** True from 9:00 until midnight in the time zone. */
export function isAfterNine(instant: Date, timeZone: string): boolean {
  return instant >= getMorning(calendarDay(instant, timeZone), timeZone)
}
