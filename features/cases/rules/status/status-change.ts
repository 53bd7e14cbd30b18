import { calendarDayAfter, isCalendarDay, monthDayYear } from '#lib/dates.ts'
import type { Finding } from '#lib/problem.ts'
import { isBlank, plainCode } from '#lib/text.ts'
import { dashboardTexts, statusNewsText } from '../case-words.ts'
import type { casesFirmProblems } from '../firm-problems.ts'
import { isEarlierStatus, type MatterStatus } from './matter-status.ts'
import type { OutcomeTexts } from './outcome-texts.ts'
import type { Outcome } from './outcomes.ts'
import type { StatusRecord } from './parts.ts'

export type { StatusRecord } from './parts.ts'

export interface StatusChange {
  readonly status: MatterStatus
  readonly outcome?: Outcome
  readonly filedOn?: string
  /** Unchanged if it is absent. A blank one is none, which needs `isNumberPending`. */
  readonly caseNumber?: string
  /** The court has not assigned a number yet. A number that the case has is taken back. */
  readonly isNumberPending?: boolean
  /** The firm confirmed the warning about what the client will see. */
  readonly isConfirmed?: boolean
}

export interface StatusChangeFacts {
  /** The current day in the office's time zone. */
  readonly today: string
  /** The first date set for the meeting of creditors. */
  readonly firstMeeting: string | undefined
  /** The words of the firm about the outcome after the change, if it has any. */
  readonly ownTexts?: OutcomeTexts | undefined
}

interface StatusFinding extends Finding {
  readonly code: keyof typeof casesFirmProblems
}

const maxYearsSinceFiling = 10

/** A case that returns to Pre-Filing or was withdrawn loses its filing date and number. */
export function changedStatus(before: StatusRecord, change: StatusChange): StatusRecord {
  const { status } = change
  const outcome = status === 'Complete' ? (change.outcome ?? before.outcome) : null
  if (status === 'Pre-Filing' || outcome === 'withdrawn')
    return { status, outcome, filedOn: null, caseNumber: null }
  const kept = change.isNumberPending === true ? null : toNumber(before.caseNumber)
  const caseNumber = toNumber(change.caseNumber) ?? kept
  return { status, outcome, filedOn: change.filedOn ?? before.filedOn, caseNumber }
}

/** True when the number of a case is removed, and its stage is not (spec: cases#number-back). */
export function isNumberTakenBack(
  before: Pick<StatusRecord, 'caseNumber'>,
  after: Pick<StatusRecord, 'status' | 'outcome' | 'caseNumber'>,
): boolean {
  const hasFiling = after.status !== 'Pre-Filing' && after.outcome !== 'withdrawn'
  return hasFiling && toNumber(before.caseNumber) !== null && toNumber(after.caseNumber) === null
}

/** Undefined when the change is allowed. Missing confirmations come last. */
export function findStatusProblem(
  before: StatusRecord,
  change: StatusChange,
  facts: StatusChangeFacts,
): StatusFinding | undefined {
  return (
    findMisplaced(change) ??
    findWrongDay(change, facts) ??
    findBlankNumber(before, change) ??
    findMissing(before, change) ??
    findWrongOutcome(before, change) ??
    findUnconfirmed(before, change, facts)
  )
}

function findMisplaced({
  status,
  outcome,
  filedOn,
  caseNumber,
}: StatusChange): StatusFinding | undefined {
  if (outcome !== undefined && status !== 'Complete') return { code: 'cases.outcome-of-open-case' }
  const hasFiling = filedOn !== undefined || toNumber(caseNumber) !== null
  return hasFiling && status === 'Pre-Filing' ? { code: 'cases.filing-before-filing' } : undefined
}

function findWrongDay(
  { filedOn }: StatusChange,
  { today, firstMeeting }: StatusChangeFacts,
): StatusFinding | undefined {
  if (filedOn === undefined) return undefined
  if (!isCalendarDay(filedOn)) return { code: 'cases.no-day' }
  const day = monthDayYear(filedOn)
  if (filedOn > today)
    return { code: 'cases.filed-in-future', params: { day, today: monthDayYear(today) } }
  const earliest = calendarDayAfter(today, -366 * maxYearsSinceFiling)
  if (filedOn < earliest)
    return { code: 'cases.filed-long-ago', params: { day, years: maxYearsSinceFiling } }
  if (firstMeeting === undefined || filedOn < firstMeeting) return undefined
  return { code: 'cases.filed-after-meeting', params: { day: monthDayYear(firstMeeting) } }
}

/** An emptied field does not keep the number silently. */
function findBlankNumber(before: StatusRecord, change: StatusChange): StatusFinding | undefined {
  const { caseNumber, isNumberPending } = change
  const isEmptied = caseNumber !== undefined && toNumber(caseNumber) === null
  const keeps = isNumberPending !== true && toNumber(before.caseNumber) !== null
  return isEmptied && keeps && change.status !== 'Pre-Filing'
    ? { code: 'cases.number-wanted' }
    : undefined
}

function findMissing(before: StatusRecord, change: StatusChange): StatusFinding | undefined {
  if (change.status === 'Complete') {
    const isKnown = before.status === 'Complete' && before.outcome !== 'unknown'
    return change.outcome === undefined && !isKnown ? { code: 'cases.outcome-wanted' } : undefined
  }
  if (change.status === 'Pre-Filing' || before.status === 'Filed') return undefined
  const after = changedStatus(before, change)
  if (after.filedOn === null) return { code: 'cases.filing-date-wanted' }
  return after.caseNumber === null && change.isNumberPending !== true
    ? { code: 'cases.number-wanted' }
    : undefined
}

/** If the outcome is unknown, the case may have ended before filing. */
function findWrongOutcome(before: StatusRecord, change: StatusChange): StatusFinding | undefined {
  if (change.outcome === undefined) return undefined
  const wasFiled =
    before.status === 'Filed' || (before.status === 'Complete' && hasFilingData(before))
  if (change.outcome === 'withdrawn') {
    const isFiled = wasFiled || change.filedOn !== undefined || toNumber(change.caseNumber) !== null
    return isFiled ? { code: 'cases.withdrawn-after-filing' } : undefined
  }
  return wasFiled || before.outcome === 'unknown' ? undefined : { code: 'cases.never-filed' }
}

function findUnconfirmed(
  before: StatusRecord,
  change: StatusChange,
  { ownTexts }: StatusChangeFacts,
): StatusFinding | undefined {
  if (change.isConfirmed === true) return undefined
  const after = changedStatus(before, change)
  const params = {
    from: before.outcome ?? before.status,
    to: after.outcome ?? after.status,
    title: dashboardTexts({ ...after, ownTexts }, 'en').title,
    news: statusNewsText(before, after, 'en'),
  }
  if (isEarlierStatus(after.status, before.status)) {
    const isFilingTakenBack =
      after.status === 'Pre-Filing' && (before.status === 'Filed' || hasFilingData(before))
    return {
      code: isFilingTakenBack ? 'cases.confirm-filing-taken-back' : 'cases.confirm-step-back',
      params,
    }
  }
  if (isNumberTakenBack(before, after))
    return {
      code: 'cases.confirm-number-taken-back',
      params: { ...params, number: before.caseNumber ?? '' },
    }
  const isCorrected =
    before.outcome !== null && before.outcome !== 'unknown' && before.outcome !== after.outcome
  return isCorrected ? { code: 'cases.confirm-other-outcome', params } : undefined
}

function hasFilingData({
  filedOn,
  caseNumber,
}: Pick<StatusRecord, 'filedOn' | 'caseNumber'>): boolean {
  return filedOn !== null || toNumber(caseNumber) !== null
}

/** A blank number counts as none. */
function toNumber(text: string | null | undefined): string | null {
  return isBlank(text) ? null : plainCode(text ?? '')
}
