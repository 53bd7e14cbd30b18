// Words of Today for times.
import type { TodayWords } from './words.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** `Good morning, Owen`; the hour is that of the browser. */
export function greet({ greetings }: TodayWords, name: string, present: Date): string {
  const hour = present.getHours()
  if (hour < 12) return greetings.morning(name)
  return hour < 18 ? greetings.afternoon(name) : greetings.evening(name)
}

/** `18 minutes`, `16 hours`, `3 days`. */
export function durationInWords(since: string, present: Date, words: TodayWords): string {
  const ms = Math.max(0, present.getTime() - new Date(since).getTime())
  if (ms < hourMs) return words.minutes(Math.floor(ms / minuteMs))
  return ms < dayMs ? words.hours(Math.floor(ms / hourMs)) : words.days(Math.floor(ms / dayMs))
}

export function deadlineName(kind: string, words: TodayWords): string {
  const known: Readonly<Record<string, string>> = words.deadlines
  return (Object.hasOwn(known, kind) ? known[kind] : undefined) ?? words.otherDeadline
}
