// Counts exactly how often something happened lately. A token bucket (`RateLimit` in `limits.ts`) lets
// twice as many through while it refills, and cannot say how many there were.
import type { RateLimit } from './limits.ts'

export type WindowDecision =
  | { readonly times: readonly Date[] }
  /** Nothing is counted. `nextAt` is when the oldest time leaves the window. */
  | { readonly nextAt: Date }

/** Times this far in the future were stored before the clock was set back, and do not count. */
const clockToleranceMs = 60_000

/** At most `max` times in any `perSeconds`. `times` are those that were counted, oldest first. */
export function addToWindow(limit: RateLimit, times: readonly Date[], now: Date): WindowDecision {
  const counted = listCounted(limit, times, now)
  const [oldest] = counted
  if (oldest === undefined || counted.length < limit.max)
    return { times: [...counted, now].toSorted((a, b) => a.getTime() - b.getTime()) }
  return { nextAt: new Date(oldest.getTime() + limit.perSeconds * 1000) }
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
