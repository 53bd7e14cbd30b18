// The days of a case on its home: those of the court and those of the courses, as one list.

export interface ImportantDate {
  readonly kind: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly checkWithCourt: boolean
}

/** What was kept of a case before this was told has neither. */
export interface DatedCase {
  readonly keyDates?: readonly ImportantDate[]
  readonly courseDeadlines?: readonly ImportantDate[]
}

/** The nearest first; those of one day as they came. */
export function importantDates({
  keyDates = [],
  courseDeadlines = [],
}: DatedCase): readonly ImportantDate[] {
  return [...keyDates, ...courseDeadlines].toSorted((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  )
}

/** The meeting of creditors, while it is ahead. */
export function meetingOf({ keyDates = [] }: DatedCase): ImportantDate | undefined {
  return keyDates.find(({ kind }) => kind === 'meeting')
}

const dayMs = 86_400_000

/** Both `YYYY-MM-DD`; negative when the day is over. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / dayMs)
}
