// What is not there yet when a case is filed or discharged (spec: workspace#stage-gaps).
import { calendarDayAfter } from '#lib/dates.ts'
import { meetingDay, type KeyDates } from '../dates/key-dates.ts'
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
  readonly dates: KeyDates
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

function findDischargeGaps({ progress, dates, today }: GapFacts): readonly CountedGap[] {
  const meeting = meetingDay(dates)
  const first = dates['first-meeting']
  const mayObject =
    progress.chapter === 7 && first !== undefined && today <= calendarDayAfter(first, daysToObject)
  return open([
    ['SECOND_COURSE', progress.courseTakers - progress.secondCoursesDone],
    ['MEETING', Number(meeting === undefined || meeting > today)],
    ['OBJECTIONS', Number(mayObject)],
  ])
}

function open(gaps: ReadonlyArray<readonly [StageGap, number]>): readonly CountedGap[] {
  return gaps.flatMap(([gap, count]) => (count > 0 ? [{ gap, count }] : []))
}
