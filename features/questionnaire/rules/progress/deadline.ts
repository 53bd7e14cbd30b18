import type { Language } from '#lib/language.ts'

export interface Deadline {
  /** YYYY-MM-DD */
  readonly day: string
  readonly year: number
  readonly monthNumber: number
  readonly dayNumber: number
  /** For example 'November 30, 2026' or '30 de noviembre de 2026'. */
  readonly formatted: string
}

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' }

export function getDeadline(day: string, language: Language): Deadline {
  const [year = 0, monthNumber = 0, dayNumber = 0] = day.split('-').map(Number)
  const formatted = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
  return { day, year, monthNumber, dayNumber, formatted }
}
