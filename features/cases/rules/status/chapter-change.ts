// The chapter is chosen before filing. After it, a case is converted and stays filed.
import { isCalendarDay } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import type { casesFirmProblems } from '../firm-problems.ts'
import { convertedCourtTexts, courtText, currentTimelineTexts } from '../timeline-template.ts'
import { findDocketProblem, toDocketNumber } from './parts.ts'
import type { MatterStatus } from './matter-status.ts'

/** Null while it is not decided. */
export type Chapter = 7 | 13 | null

export interface ChapterFacts {
  readonly status: MatterStatus
  readonly filedOn: string | null
  /** The current day in the office's time zone. */
  readonly today: string
}

interface ChapterFinding extends Finding {
  readonly code: keyof typeof casesFirmProblems
}

/** Of a case that is filed: by notice of the debtor, or by order of the court. */
export interface Conversion {
  readonly convertedOn: string | undefined
  readonly docketNumber?: string | undefined
}

export function findChapterProblem(
  { status, filedOn, today }: ChapterFacts,
  chapter: Chapter,
  { convertedOn, docketNumber }: Conversion,
): ChapterFinding | undefined {
  if (status === 'Complete') return { code: 'cases.chapter-of-ended-case' }
  if (status === 'Pre-Filing') return undefined
  if (chapter === null) return { code: 'cases.chapter-wanted' }
  if (convertedOn === undefined || !isCalendarDay(convertedOn))
    return { code: 'cases.conversion-day-wanted' }
  if (convertedOn > today) return { code: 'cases.converted-in-future' }
  if (filedOn !== null && convertedOn < filedOn) return { code: 'cases.converted-before-filing' }
  return findDocketProblem(docketNumber)
}

/** For the audit. */
export function describeConversion({
  convertedOn,
  docketNumber = '',
}: Conversion): Readonly<Record<string, string>> {
  const docket = toDocketNumber(docketNumber)
  return {
    ...(convertedOn !== undefined && { convertedOn }),
    ...(docket !== null && { docketNumber: docket }),
  }
}

/** The name of the case type, which clients read. */
export function toCaseType(chapter: Chapter): string {
  return chapter === null ? 'Bankruptcy' : `Chapter ${chapter} Bankruptcy`
}

/** Undefined if the firm has written its own text for the step at court. */
export function findConvertedText(stored: string, chapter: 7 | 13): string | undefined {
  const ours: readonly string[] = [
    courtText,
    ...Object.values(convertedCourtTexts),
    ...Object.keys(currentTimelineTexts),
  ]
  return ours.includes(stored) ? convertedCourtTexts[chapter] : undefined
}
