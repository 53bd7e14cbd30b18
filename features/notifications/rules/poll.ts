/** The time between two polls (spec: limits#poll). */
export const pollEveryMs = 15_000
/**
 * Each pause varies at random by up to a fifth, so that browsers do not poll at the same moment.
 */
const jitter = 0.2
/** The pause doubles after each failure, up to four times (16 times as long). */
const maxDoublings = 4

export function pollDelayMs(failures: number, chance: number): number {
  const stretched = pollEveryMs * 2 ** Math.min(failures, maxDoublings)
  return Math.round(stretched * (1 - jitter + 2 * jitter * chance))
}

export interface UnreadState {
  readonly count: number
  /** Time of the newest unread news. Null if there is none or if an earlier version sent this. */
  readonly newestTime: string | null
}

export const nothingUnread: UnreadState = { count: 0, newestTime: null }

/** Times are compared as text: all are ISO 8601 in UTC with the same number of digits. */
export function hasNews(before: UnreadState, now: UnreadState): boolean {
  return now.count > before.count || (now.newestTime ?? '') > (before.newestTime ?? '')
}
