// What is not there yet when a case is filed or discharged (spec: workspace#stage-gaps).
import { calendarDayAfter } from '#lib/dates.ts'
import type { StatusRecord } from './status-change.ts'

/** The open lines of the list before filing (spec: filing#filing-with-gaps). */
export type FilingGap =
  | 'DOCUMENTS'
  | 'INTAKE'
  | 'WARNINGS'
  | 'IDENTITY'
  | 'COUNSELING'
  | 'COUNSELING_TOO_OLD'
  | 'FEES'
  | 'SIGNED'
  | 'CONFLICTS'
  | 'OWN'

type DischargeGap = 'MEETING' | 'OBJECTIONS' | 'SECOND_COURSE'

export interface CountedGap<Gap = FilingGap | DischargeGap> {
  readonly gap: Gap
  /** Documents, sections, warnings or people; 0 where nothing is counted. */
  readonly count: number
  /** Of a line of the firm; otherwise ''. */
  readonly name: string
}

export interface CaseProgress {
  readonly chapter: number | null
  readonly courseTakers: number
  readonly secondCoursesDone: number
}

interface GapFacts {
  readonly progress: CaseProgress
  /** The day of the 341 meeting as it is now. */
  readonly meetingOn: string | undefined
  readonly firstMeetingOn: string | undefined
  /** At the office. */
  readonly today: string
}

/** Creditors may object to a discharge in Chapter 7 until then (Rules 4004(a) and (c)). */
const daysToObject = 60

type Stage = Pick<StatusRecord, 'status'>

/** Not a correction of the filing date, which asks for nothing. */
export function isFiling(before: Stage, after: Stage): boolean {
  return before.status === 'Pre-Filing' && after.status === 'Filed'
}

export function findDischargeGaps(facts: GapFacts): ReadonlyArray<CountedGap<DischargeGap>> {
  const { progress, meetingOn, firstMeetingOn, today } = facts
  const mayObject =
    progress.chapter === 7 &&
    firstMeetingOn !== undefined &&
    today <= calendarDayAfter(firstMeetingOn, daysToObject)
  return listOpen([
    ['SECOND_COURSE', progress.courseTakers - progress.secondCoursesDone],
    ['MEETING', Number(meetingOn === undefined || meetingOn > today)],
    ['OBJECTIONS', Number(mayObject)],
  ])
}

function listOpen(gaps: ReadonlyArray<readonly [DischargeGap, number]>) {
  return gaps.flatMap(([gap, count]) => (count > 0 ? [{ gap, count, name: '' }] : []))
}
