// Counts exactly how often something happened lately. A token bucket (`RateLimit` in `limits.ts`) lets
// twice as many through while it refills, and cannot say how many there were.
import type { RateLimit } from './limits.ts'

export type WindowDecision =
  | { readonly times: readonly Date[] }
  /** Nothing is counted. `nextAt` is when a place is free. */
  | { readonly nextAt: Date }

/** Times this far in the future were stored before the clock was set back, and do not count. */
const clockToleranceMs = 60_000

/**
 * At most `max` times in any `perSeconds`. `times` are those that were counted, oldest first. Those
 * `ahead`, who came before, get their places first.
 */
export function addToWindow(
  limit: RateLimit,
  times: readonly Date[],
  now: Date,
  ahead = 0,
): WindowDecision {
  const counted = listCounted(limit, times, now)
  const position = counted.length + ahead - limit.max
  if (position < 0)
    return { times: [...counted, now].toSorted((a, b) => a.getTime() - b.getTime()) }
  return { nextAt: getFreeTime(limit, counted, now, position) }
}

/** Of a place in the line, from 0, if each before it takes the first place that is free. */
function getFreeTime(
  { max, perSeconds }: RateLimit,
  counted: readonly Date[],
  now: Date,
  position: number,
): Date {
  const taken = (counted[position % max] ?? now).getTime()
  const rounds = 1 + Math.floor(position / max)
  return new Date(taken + rounds * perSeconds * 1000)
}

/** For what was counted and did not happen. */
export function removeFromWindow(times: readonly Date[], at: Date): readonly Date[] {
  const index = times.findIndex((time) => time.getTime() === at.getTime())
  return times.filter((_, position) => position !== index)
}

function listCounted(
  { max, perSeconds }: RateLimit,
  times: readonly Date[],
  now: Date,
): readonly Date[] {
  const start = now.getTime() - perSeconds * 1000
  const end = now.getTime() + clockToleranceMs
  // After a limit was lowered there may be more.
  return times.filter((time) => time.getTime() > start && time.getTime() <= end).slice(-max)
}
