// The news for clients when the meeting of creditors changes (spec: cases#meeting-removed).
import type { NewsParams } from '#features/notifications/rules/news.ts'
import type { CaseNewsKind } from '../case-words.ts'
import type { MatterStatus } from '../status/matter-status.ts'
import type { StoredOutcome } from '../status/outcomes.ts'
import { meetingDay, type KeyDates } from './key-dates.ts'
import type { StoredMeeting } from './meeting.ts'

export const meetingNewsKinds = [
  'case.meeting',
  'case.meeting-moved',
  'case.meeting-removed',
] as const satisfies readonly CaseNewsKind[]

export interface MeetingNews {
  readonly kind: (typeof meetingNewsKinds)[number]
  readonly params: NewsParams
}

/** The court does not hold the meeting of a case that it has dismissed. */
export function findHeldMeeting(
  dates: KeyDates,
  { status, outcome }: { readonly status: MatterStatus; readonly outcome: StoredOutcome | null },
): string | undefined {
  return status === 'Pre-Filing' || outcome === 'dismissed' ? undefined : meetingDay(dates)
}

export interface RemovedMeetingFacts {
  readonly dates: KeyDates
  readonly status: MatterStatus
  readonly outcome: StoredOutcome | null
  /** Stored details of a meeting. They stay when its date is taken back. */
  readonly meeting: Pick<StoredMeeting, 'onDay'> | null
  readonly today: string
}

/** Returns the day of a meeting that is off, while it is ahead (spec: cases#meeting-removed). */
export function findRemovedMeeting(facts: RemovedMeetingFacts): string | undefined {
  const { dates, meeting, today } = facts
  if (findHeldMeeting(dates, facts) !== undefined) return undefined
  const day = meetingDay(dates) ?? meeting?.onDay
  return day !== undefined && day >= today ? day : undefined
}

export interface MeetingChange {
  readonly before: string | undefined
  readonly after: string | undefined
  readonly today: string
}

/** Undefined when neither day is ahead. */
export function findMeetingNews({ before, after, today }: MeetingChange): MeetingNews | undefined {
  const isAhead = (day: string | undefined): day is string => day !== undefined && day >= today
  if (isAhead(after))
    return isAhead(before)
      ? { kind: 'case.meeting-moved', params: { values: { day: after, before } } }
      : { kind: 'case.meeting', params: { values: { day: after } } }
  return isAhead(before)
    ? { kind: 'case.meeting-removed', params: { values: { before } } }
    : undefined
}
