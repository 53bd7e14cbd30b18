import { isCalendarDay, monthDayYear } from '#lib/dates.ts'
import type { Language } from '#lib/language.ts'
import { now } from '../browser/clock.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const timeFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }),
  es: new Intl.DateTimeFormat('es-US', { hour: 'numeric', minute: '2-digit' }),
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

const dayStyles = {
  /** `November 20, 2026` */
  long: { dateStyle: 'long' },
  /** `Tuesday, December 15, 2026` */
  full: { dateStyle: 'full' },
  /** `Tue, Dec 15` */
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  /** `Tuesday, December 15` */
  weekdayDay: { weekday: 'long', month: 'long', day: 'numeric' },
  /** `Tue` */
  weekday: { weekday: 'short' },
  /** `Dec` */
  month: { month: 'short' },
  /** `Nov 9` */
  monthDay: { month: 'short', day: 'numeric' },
  /** `Nov 9, 2026` */
  monthDayYear: { dateStyle: 'medium' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

export type DayStyle = keyof typeof dayStyles

export interface FormatWords {
  readonly today: string
  readonly bytes: string
}

export interface Formats {
  /** `9:12 AM`, `9:12 a.m.` in the browser's time zone. */
  readonly formatTime: (instant: string) => string
  /** `today, 9:12 AM` or `MM/DD/YYYY`. */
  readonly formatDayOrTime: (instant: string, present?: Date) => string
  /** `today, 9:12 AM` or `MM/DD/YYYY, 9:12 AM`. */
  readonly formatDateTime: (instant: string, present?: Date) => string
  /** An instant in the browser's time zone, or a calendar day unchanged. */
  readonly formatDay: (value: string, style: DayStyle) => string
  /** `312 KB`, `18.4 MB`; 1 MB = 1,048,576 bytes. */
  readonly formatSize: (bytes: number) => string
}

/** `MM/DD/YYYY` of an instant in the browser's time zone, or of a calendar day. */
export function formatDate(value: string): string {
  return isCalendarDay(value) ? monthDayYear(value) : dayFormat.format(new Date(value))
}

export function isToday(instant: string, present: Date = now()): boolean {
  return dayFormat.format(new Date(instant)) === dayFormat.format(present)
}

export function formatsIn(language: Language, words: FormatWords): Formats {
  const formatTime = (instant: string) =>
    timeFormats[language].format(new Date(instant)).replace(/\s/gu, ' ')
  return {
    formatTime,
    formatDayOrTime: (instant, present = now()) =>
      isToday(instant, present) ? `${words.today}, ${formatTime(instant)}` : formatDate(instant),
    formatDateTime: (instant, present = now()) =>
      `${isToday(instant, present) ? words.today : formatDate(instant)}, ${formatTime(instant)}`,
    formatDay(value, style) {
      const isDay = isCalendarDay(value)
      const options = { ...dayStyles[style], ...(isDay && { timeZone: 'UTC' }) }
      return new Intl.DateTimeFormat(locales[language], options).format(new Date(value))
    },
    formatSize(bytes) {
      if (bytes < 1024) return `${bytes} ${words.bytes}`
      if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
      const megabytes = bytes / (1024 * 1024)
      return `${megabytes < 100 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)} MB`
    },
  }
}
