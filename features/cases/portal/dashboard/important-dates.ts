export interface ImportantDate {
  readonly kind: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly checkWithCourt: boolean
  /** `HH:MM` in `timeZone`. */
  readonly time?: string | null
  readonly timeZone?: string | null
  readonly place?: string | null
  readonly link?: string | null
  readonly interpreter?: string | null
}

/** Both are absent in cases that an earlier version stored. */
export interface DatedCase {
  readonly keyDates?: readonly ImportantDate[]
  readonly courseDeadlines?: readonly ImportantDate[]
}

/** Returns all dates, nearest first. Equal days keep their order. */
export function importantDates({
  keyDates = [],
  courseDeadlines = [],
}: DatedCase): readonly ImportantDate[] {
  return [...keyDates, ...courseDeadlines].toSorted((a, b) =>
    a.day < b.day ? -1 : a.day > b.day ? 1 : 0,
  )
}

export function findMeeting({ keyDates = [] }: DatedCase): ImportantDate | undefined {
  return keyDates.find(({ kind }) => kind === 'meeting')
}

const dayMs = 86_400_000

/** Both arguments are `YYYY-MM-DD`. Returns a negative number for a past day. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / dayMs)
}
