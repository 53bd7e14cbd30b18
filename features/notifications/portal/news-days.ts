import type { Language } from '#lib/language.ts'
import { now } from '#ui/browser/clock.ts'

export interface DayWords {
  readonly today: string
  readonly yesterday: string
  readonly earlierThisMonth: string
}

export interface DayGroup<Entry> {
  readonly heading: string
  readonly entries: readonly Entry[]
}

const daysOfTheirOwn = 7

/** Expects the newest first. Days are those of the browser's time zone. */
export function groupByDay<Entry extends { readonly notificationTime: string }>(
  entries: readonly Entry[],
  language: Language,
  words: DayWords,
  present: Date = now(),
): readonly DayGroup<Entry>[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const heading = toHeading(new Date(entry.notificationTime), language, words, present)
    groups.set(heading, [...(groups.get(heading) ?? []), entry])
  }
  return [...groups].map(([heading, group]) => ({ heading, entries: group }))
}

function toHeading(
  time: Date,
  language: Language,
  { today, yesterday, earlierThisMonth }: DayWords,
  present: Date,
): string {
  const daysAgo = dayNumber(present) - dayNumber(time)
  if (daysAgo <= 0) return today
  if (daysAgo === 1) return yesterday
  const isThisYear = time.getFullYear() === present.getFullYear()
  const year = isThisYear ? {} : ({ year: 'numeric' } as const)
  if (daysAgo < daysOfTheirOwn)
    return formatTime(time, language, { ...year, month: 'long', day: 'numeric' })
  if (isThisYear && time.getMonth() === present.getMonth()) return earlierThisMonth
  return formatTime(time, language, { ...year, month: 'long' })
}

function dayNumber(time: Date): number {
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000
}

function formatTime(time: Date, language: Language, parts: Intl.DateTimeFormatOptions): string {
  const text = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', parts).format(time)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
