import { calendarDay, calendarDayAfter, daysAfter, minutesAfter } from '#lib/dates.ts'

/** Days of the stories, counted from the first start. */
export interface Days {
  /** YYYY-MM-DD, at the offices. */
  readonly today: string
  /** The instant of a day before today. `spread` gives different times of the day. */
  at(daysAgo: number, spread?: number): string
  /** YYYY-MM-DD. Negative days lie in the past. */
  day(inDays: number): string
  /** The same, or the next day on which courts are open. */
  courtDay(inDays: number): string
}

const minutesBetween = 47
const spreads = 11

export function getDays(now: Date): Days {
  const today = calendarDay(now, 'America/New_York')
  return {
    today,
    at: (daysAgo, spread = 0) =>
      minutesAfter(
        daysAfter(now, -daysAgo),
        -(5 + (spread % spreads) * minutesBetween),
      ).toISOString(),
    day: (inDays) => calendarDayAfter(today, inDays),
    courtDay(inDays) {
      const day = calendarDayAfter(today, inDays)
      const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
      if (weekday === 6) return calendarDayAfter(day, 2)
      return weekday === 0 ? calendarDayAfter(day, 1) : day
    },
  }
}
