// Dates, times and sizes as people read them. Times stand in the browser's zone, calendar days as they are.
import { now } from './clock.ts'
import { kitWords } from './words.en.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })
const timeFormat = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** `MM/DD/YYYY` of an instant (ISO 8601) in the browser's zone, or of a calendar day (`YYYY-MM-DD`) as it stands. */
export function formatDate(value: string): string {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  return day ? `${day[2]}/${day[3]}/${day[1]}` : dayFormat.format(new Date(value))
}

/** `9:12 AM` in the browser's zone. */
export function formatTime(instant: string): string {
  return timeFormat.format(new Date(instant)).replace(/\s/gu, ' ')
}

/** True when the instant falls on this calendar day in the browser's zone. */
export function isToday(instant: string, present: Date = now()): boolean {
  return dayFormat.format(new Date(instant)) === dayFormat.format(present)
}

/** `today, 9:12 AM` when it was today, otherwise `MM/DD/YYYY`. */
export function formatDayOrTime(instant: string, present: Date = now()): string {
  return isToday(instant, present) ? `${kitWords.today}, ${formatTime(instant)}` : formatDate(instant)
}

/** `today, 9:12 AM` when it was today, otherwise `MM/DD/YYYY, 9:12 AM`. */
export function formatDateTime(instant: string, present: Date = now()): string {
  return `${isToday(instant, present) ? kitWords.today : formatDate(instant)}, ${formatTime(instant)}`
}

/** `312 KB`, `18.4 MB`; 1 MB = 1,048,576 bytes, as the limits count (25 MB = 26,214,400). */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${kitWords.bytes}`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  const megabytes = bytes / (1024 * 1024)
  return `${megabytes < 100 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)} MB`
}
