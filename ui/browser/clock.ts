// The only reader of the browser's clock.
import { calendarDay } from '#lib/dates.ts'

export function now(): Date {
  return new Date()
}

/** `YYYY-MM-DD` in the browser's time zone. */
export function today(): string {
  const date = now()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** `YYYY-MM-DD` in the time zone of an office, as days of the law are counted (spec: security#legal-days). */
export function todayIn({ timeZone }: { readonly timeZone: string }): string {
  return calendarDay(now(), timeZone)
}

/** Milliseconds of a clock that never jumps. For durations only. */
export function elapsedMs(): number {
  return performance.now()
}
