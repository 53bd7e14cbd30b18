/** The time between two polls (spec: limits#poll). */
export const pollEveryMs = 15_000
/** Each poll shifts by up to a fifth, so that browsers do not poll in step. */
const jitter = 0.2
/** The pause doubles after each failure, up to 16 times. */
const maxDoublings = 4

export function pollDelayMs(failures: number, chance: number): number {
  const stretched = pollEveryMs * 2 ** Math.min(failures, maxDoublings)
  return Math.round(stretched * (1 - jitter + 2 * jitter * chance))
}

export interface UnreadState {
  readonly count: number
  /** Time of the newest unread news. Null without any, or from a tab of an earlier version. */
  readonly newestTime: string | null
}

export const nothingUnread: UnreadState = { count: 0, newestTime: null }

/** The times are ISO 8601 in UTC with equal digits, so they compare as text. */
export function hasNews(before: UnreadState, now: UnreadState): boolean {
  return now.count > before.count || (now.newestTime ?? '') > (before.newestTime ?? '')
}
