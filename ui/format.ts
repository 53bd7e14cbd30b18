// Dates, times and sizes as people read them. Times stand in the browser's zone, calendar days as they are.
import { monthDayYear } from '#kit/dates.ts'
import type { Language } from '#kit/language.ts'
import { now } from './clock.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })
const timeFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }),
  es: new Intl.DateTimeFormat('es-US', { hour: 'numeric', minute: '2-digit' }),
}

export interface FormatWords {
  readonly today: string
  readonly bytes: string
}

/** What reads differently in another language. Screens take it from `useFormats()`. */
export interface Formats {
  /** `9:12 AM`, `9:12 a.m.` in the browser's zone. */
  readonly formatTime: (instant: string) => string
  /** `today, 9:12 AM` when it was today, otherwise `MM/DD/YYYY`. */
  readonly formatDayOrTime: (instant: string, present?: Date) => string
  /** `today, 9:12 AM` when it was today, otherwise `MM/DD/YYYY, 9:12 AM`. */
  readonly formatDateTime: (instant: string, present?: Date) => string
  /** `312 KB`, `18.4 MB`; 1 MB = 1,048,576 bytes, as the limits count (25 MB = 26,214,400). */
  readonly formatSize: (bytes: number) => string
}

/** `MM/DD/YYYY` of an instant (ISO 8601) in the browser's zone, or of a calendar day (`YYYY-MM-DD`) as it stands; the same in every language. */
export function formatDate(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? monthDayYear(value) : dayFormat.format(new Date(value))
}

/** True when the instant falls on this calendar day in the browser's zone. */
export function isToday(instant: string, present: Date = now()): boolean {
  return dayFormat.format(new Date(instant)) === dayFormat.format(present)
}

export function formatsIn(language: Language, words: FormatWords): Formats {
  const formatTime = (instant: string) => timeFormats[language].format(new Date(instant)).replace(/\s/gu, ' ')
  return {
    formatTime,
    formatDayOrTime: (instant, present = now()) => (isToday(instant, present) ? `${words.today}, ${formatTime(instant)}` : formatDate(instant)),
    formatDateTime: (instant, present = now()) => `${isToday(instant, present) ? words.today : formatDate(instant)}, ${formatTime(instant)}`,
    formatSize(bytes) {
      if (bytes < 1024) return `${bytes} ${words.bytes}`
      if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
      const megabytes = bytes / (1024 * 1024)
      return `${megabytes < 100 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)} MB`
    },
  }
}
