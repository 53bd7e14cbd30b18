import { calendarDay } from '#lib/dates.ts'
import { staffSession } from './session-store.ts'

/** The calendar day of an instant at the main office, whose days are those of all lists (spec: staff#offices). */
export function officeDay(instant: Date | string): string {
  const { timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone } = staffSession.get()
  return calendarDay(new Date(instant), timeZone)
}
