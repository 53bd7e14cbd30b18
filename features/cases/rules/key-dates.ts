// The days that the court and the firm have set in a case, and which of them its people are shown.

/** The day a number first was there; the first date set for the meeting of creditors; the date to which it was continued. */
export type KeyDateKind = 'case-number' | 'first-meeting' | 'meeting'

/** `YYYY-MM-DD` each; what is not there was not set. */
export type KeyDates = Readonly<Partial<Record<KeyDateKind, string>>>

/** A day as it is shown. */
export interface ShownDay {
  readonly kind: string
  readonly day: string
  readonly checkWithCourt: boolean
}

/** When the meeting of creditors is held: a continued one has taken the place of the first. */
export function meetingDay(dates: KeyDates): string | undefined {
  return dates.meeting ?? dates['first-meeting']
}

/** Those that are not over, the nearest first. `today` is the office's. */
export function shownKeyDates(dates: KeyDates, today: string): readonly ShownDay[] {
  const meeting = meetingDay(dates)
  return meeting === undefined || meeting < today ? [] : [{ kind: 'meeting', day: meeting, checkWithCourt: false }]
}
