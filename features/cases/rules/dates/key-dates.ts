// The days that the court and the firm have set in a case, and which of them its people are shown.
import { calendarDayAfter } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import type { casesFirmProblems } from '../firm-problems.ts'
import type { MatterStatus } from '../status/matter-status.ts'

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

/** Those that are not over, the nearest first. Only a filed case has any. `today` is the office's. */
export function shownKeyDates(
  caseStatus: MatterStatus,
  dates: KeyDates,
  today: string,
): readonly ShownDay[] {
  const meeting = meetingDay(dates)
  if (caseStatus !== 'Filed' || meeting === undefined || meeting < today) return []
  return [{ kind: 'meeting', day: meeting, checkWithCourt: false }]
}

export interface MeetingFacts {
  readonly caseStatus: MatterStatus
  /** Null while it is not known. */
  readonly filedOn: string | null
  readonly today: string
}

interface MeetingFinding extends Finding {
  readonly code: keyof typeof casesFirmProblems
}

/** The court holds the meeting weeks after the filing; a day outside these bounds is a typing error. */
const maxDaysAhead = 731
const maxDaysBack = 366

/** Why a day cannot be that of the meeting; undefined when it can. */
export function findMeetingProblem(
  day: string,
  { caseStatus, filedOn, today }: MeetingFacts,
): MeetingFinding | undefined {
  if (caseStatus !== 'Filed') return { code: 'cases.meeting-needs-filing' }
  if (filedOn !== null && day <= filedOn)
    return { code: 'cases.meeting-before-filing', params: { day: filedOn } }
  const from = filedOn ?? calendarDayAfter(today, -maxDaysBack)
  const to = calendarDayAfter(today, maxDaysAhead)
  return day < from || day > to
    ? { code: 'cases.meeting-out-of-range', params: { from, to } }
    : undefined
}
