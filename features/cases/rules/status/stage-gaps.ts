// What is not there yet when a case is filed or discharged (spec: workspace#stage-gaps).
import { calendarDayAfter } from '#lib/dates.ts'
import type { StatusRecord } from './status-change.ts'

export type StageGap =
  | 'DOCUMENTS'
  | 'SECTIONS'
  | 'SECTIONS_TO_CHECK'
  | 'FIRST_COURSE'
  | 'MEETING'
  | 'OBJECTIONS'
  | 'SECOND_COURSE'

export interface CountedGap {
  readonly gap: StageGap
  readonly count: number
}

export interface CaseProgress {
  readonly chapter: number | null
  readonly documentsNeeded: number
  readonly documentsComplete: number
  readonly sectionsShown: number
  readonly sectionsDone: number
  readonly sectionsToCheck: number
  readonly courseTakers: number
  readonly firstCoursesDone: number
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

/** A step that asks for nothing has no gaps, such as a correction of the filing date. */
export function findStageGaps(
  before: Pick<StatusRecord, 'status' | 'outcome'>,
  after: Pick<StatusRecord, 'status' | 'outcome'>,
  facts: GapFacts,
): readonly CountedGap[] {
  if (before.status === 'Pre-Filing' && after.status === 'Filed') return findFilingGaps(facts)
  const isDischarge = after.outcome === 'discharged' && before.outcome !== 'discharged'
  return isDischarge ? findDischargeGaps(facts) : []
}

function findFilingGaps({ progress }: GapFacts): readonly CountedGap[] {
  return open([
    ['DOCUMENTS', progress.documentsNeeded - progress.documentsComplete],
    ['SECTIONS', progress.sectionsShown - progress.sectionsDone],
    ['SECTIONS_TO_CHECK', progress.sectionsToCheck],
    ['FIRST_COURSE', progress.courseTakers - progress.firstCoursesDone],
  ])
}

function findDischargeGaps(facts: GapFacts): readonly CountedGap[] {
  const { progress, meetingOn, firstMeetingOn, today } = facts
  const mayObject =
    progress.chapter === 7 &&
    firstMeetingOn !== undefined &&
    today <= calendarDayAfter(firstMeetingOn, daysToObject)
  return open([
    ['SECOND_COURSE', progress.courseTakers - progress.secondCoursesDone],
    ['MEETING', Number(meetingOn === undefined || meetingOn > today)],
    ['OBJECTIONS', Number(mayObject)],
  ])
}

function open(gaps: ReadonlyArray<readonly [StageGap, number]>): readonly CountedGap[] {
  return gaps.flatMap(([gap, count]) => (count > 0 ? [{ gap, count }] : []))
}
