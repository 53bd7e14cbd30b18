// How often the number of unread notifications is asked for.

/** Every 15 seconds (seeds/000, section 9). */
export const pollEveryMs = 15_000
/** So that many browsers do not ask in step, each asking comes up to a fifth earlier or later. */
const jitter = 0.2
/** After failures in a row the pause doubles, up to sixteen times as long. */
const mostDoublings = 4

/** Milliseconds until the next asking. `failures` in a row so far; `chance` from 0 to 1. */
export function pollDelayMs(failures: number, chance: number): number {
  const stretched = pollEveryMs * 2 ** Math.min(failures, mostDoublings)
  return Math.round(stretched * (1 - jitter + 2 * jitter * chance))
}

export interface UnreadState {
  readonly count: number
  /** When the newest unread notification was written or last grew; null when there is none, or a tab of the version before told the count. */
  readonly newestTime: string | null
}

export const nothingUnread: UnreadState = { count: 0, newestTime: null }

/** True when something came or grew. The times are ISO 8601 in UTC with the same digits, so that texts compare as times. */
export function hasNews(before: UnreadState, now: UnreadState): boolean {
  return now.count > before.count || (now.newestTime ?? '') > (before.newestTime ?? '')
}
