import { calendarDayAfter, monthDayYear } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import type { casesFirmProblems } from '../firm-problems.ts'
import type { MatterStatus } from '../status/matter-status.ts'

/** The first day with a case number, the first meeting date, the date of a continued meeting. */
export type KeyDateKind = 'case-number' | 'first-meeting' | 'meeting'

/** Days as `YYYY-MM-DD`. A day is absent if it was not set. */
export type KeyDates = Readonly<Partial<Record<KeyDateKind, string>>>

export interface ShownDay {
  readonly kind: string
  readonly day: string
  readonly checkWithCourt: boolean
}

/** Returns the date of the continued meeting, or else the first date. */
export function meetingDay(dates: KeyDates): string | undefined {
  return dates.meeting ?? dates['first-meeting']
}

/** Returns current and future days of a filed case, nearest first. `today` is the office's date. */
export function listShownKeyDates(
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
  readonly filedOn: string | null
  readonly today: string
}

interface MeetingFinding extends Finding {
  readonly code: keyof typeof casesFirmProblems
}

/** Courts set the meeting weeks after filing. A later day is a typing error. */
const maxDaysAhead = 731
const maxDaysBack = 366

/** Undefined when the day is valid. */
export function findMeetingProblem(
  day: string,
  { caseStatus, filedOn, today }: MeetingFacts,
): MeetingFinding | undefined {
  if (caseStatus !== 'Filed') return { code: 'cases.meeting-needs-filing' }
  if (filedOn !== null && day <= filedOn)
    return { code: 'cases.meeting-before-filing', params: { day: monthDayYear(filedOn) } }
  const from = filedOn ?? calendarDayAfter(today, -maxDaysBack)
  const to = calendarDayAfter(today, maxDaysAhead)
  return day < from || day > to
    ? {
        code: 'cases.meeting-out-of-range',
        params: { from: monthDayYear(from), to: monthDayYear(to) },
      }
    : undefined
}
