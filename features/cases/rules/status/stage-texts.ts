// What the clients of a case read after a change of its status.
import type { NewsParams } from '#features/notifications/rules/news.ts'
import type { Language } from '#lib/language.ts'
import {
  caseNewsWords,
  dashboardTexts,
  getStatusNews,
  timelineIn,
  type CaseNewsKind,
  type DashboardTexts,
} from '../case-words.ts'
import type { TimelineEntryRecord } from '../records.ts'
import { currentStep } from '../timeline-template.ts'
import type { OutcomeTexts } from './outcome-texts.ts'
import type { TimelineTexts } from './timeline-texts.ts'
import { isNumberTakenBack, type StatusRecord } from './status-change.ts'

export interface StageTexts extends DashboardTexts {
  /** Name and description of the current step of the timeline. */
  readonly step: string
  readonly stepDescription: string
  /** The notification. Null when none is sent. */
  readonly news: string | null
}

export interface StatusNews {
  readonly kind: CaseNewsKind
  readonly params: NewsParams
}

export function isOtherStatus(before: StatusRecord, after: StatusRecord): boolean {
  return before.status !== after.status || before.outcome !== after.outcome
}

/** True when the case gets its first number. */
export function isNumbered(
  before: Pick<StatusRecord, 'caseNumber'>,
  after: Pick<StatusRecord, 'caseNumber'>,
): boolean {
  return after.caseNumber !== null && (before.caseNumber ?? '').trim() === ''
}

/** A corrected filing date or number is visible but sends no news. */
export function findStatusNews(before: StatusRecord, after: StatusRecord): StatusNews | undefined {
  if (isOtherStatus(before, after)) return getStatusNews(before, after)
  if (isNumberTakenBack(before, after))
    return { kind: 'case.number-removed', params: { values: { number: before.caseNumber ?? '' } } }
  return isNumbered(before, after) ? getNumberNews(after) : undefined
}

export function getNumberNews({
  caseNumber: number,
}: Pick<StatusRecord, 'caseNumber'>): StatusNews | undefined {
  return number === null ? undefined : { kind: 'case.number', params: { values: { number } } }
}

export interface StageSources {
  /** Before the change. */
  readonly timeline: readonly TimelineEntryRecord[]
  /** The words of the firm about the outcome after the change, if it has any. */
  readonly ownTexts: OutcomeTexts | undefined
  /** The words of the firm for the steps, if it has any. */
  readonly ownSteps: TimelineTexts | undefined
}

export function getStageTexts(
  before: StatusRecord,
  after: StatusRecord,
  { timeline, ownTexts, ownSteps }: StageSources,
  language: Language,
): StageTexts {
  const facts = { ...after, ownTexts, ownSteps }
  const position = currentStep(after.status) + 1
  const moved = timeline.map((entry) => ({ ...entry, state: getState(entry.order, position) }))
  const step = timelineIn(language, facts, moved).find(({ state }) => state === 'current')
  const news = findStatusNews(before, after)
  return {
    ...dashboardTexts(facts, language),
    step: step?.name ?? '',
    stepDescription: step?.description ?? '',
    news: news === undefined ? null : caseNewsWords[news.kind](news.params, language),
  }
}

function getState(order: number, position: number): TimelineEntryRecord['state'] {
  if (order < position) return 'done'
  return order === position ? 'current' : 'next'
}
