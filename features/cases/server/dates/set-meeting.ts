import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay, isCalendarDay, monthDayYear } from '#lib/dates.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import { findMeetingProblem, meetingDay, type KeyDates } from '../../rules/dates/key-dates.ts'
import { toActor } from '../actor.ts'
import { followMeeting } from './follow-meeting.ts'
import { lockCaseDays, removeKeyDates, setKeyDate } from './key-dates.store.ts'
import type { CaseChanged } from '../summary-facts.ts'

export interface SetMeetingInput extends CaseOfFirm {
  /** `YYYY-MM-DD`. Null removes the day. */
  readonly day: string | null
  /** If true, the first date stays, and so does every deadline that is counted from it. */
  readonly isContinued: boolean
  /** The acting staff member. Absent if the change was made on the operator's command line. */
  readonly staffId?: string
}

/** Removing the first date removes both. News is sent only about days that are ahead. */
export async function setMeeting(
  deps: NotifyDeps & { readonly audit: Audit; readonly caseChanged: CaseChanged },
  tx: Tx,
  input: SetMeetingInput,
): Promise<void> {
  const { caseId, firmId, day, isContinued, staffId } = input
  const before = await lockCaseDays(tx, input)
  if (!before) throw problem('cases.no-such-case')
  if (day !== null && !isCalendarDay(day)) throw problem('cases.no-day')
  const { timeZone } = before
  const today = calendarDay(deps.clock.now(), timeZone)
  const wrong = day === null ? undefined : findMeetingProblem(day, { ...before, today })
  if (wrong) throw problem(wrong.code, wrong.params)
  const first = before.dates['first-meeting']
  if (isContinued && first === undefined) throw problem('cases.nothing-to-continue')
  if (isContinued && day !== null && first !== undefined && day <= first)
    throw problem('cases.continued-to-earlier', { day: monthDayYear(first) })
  const after = await write(tx, before.dates, input)
  await deps.audit.record(
    {
      event: 'case.meeting-set',
      outcome: 'done',
      firmId,
      object: caseId,
      details: { day: day ?? 'none', isContinued, ...toActor(staffId) },
    },
    tx,
  )
  await deps.caseChanged(tx, input, staffId === undefined ? undefined : { staffId })
  await followMeeting(deps, tx, input, {
    // The meeting is not that of a debtor whose part has ended.
    getChange: ({ outcome }) =>
      outcome === null
        ? { before: meetingDay(before.dates), after: meetingDay(after) }
        : { before: undefined, after: undefined },
    today,
    held: before,
  })
}

async function write(
  tx: Tx,
  before: KeyDates,
  { caseId, firmId, day, isContinued }: SetMeetingInput,
): Promise<KeyDates> {
  const key = { caseId, firmId }
  const { meeting, ...others } = before
  const { 'first-meeting': _, ...rest } = others
  if (day === null) {
    await removeKeyDates(tx, key, isContinued ? ['meeting'] : ['first-meeting', 'meeting'])
    return isContinued ? others : rest
  }
  await setKeyDate(tx, { ...key, kind: isContinued ? 'meeting' : 'first-meeting', day })
  if (isContinued) return { ...others, meeting: day }
  // A corrected first date may be after the continued date, which is then removed.
  if (meeting === undefined || meeting > day) return { ...before, 'first-meeting': day }
  await removeKeyDates(tx, key, ['meeting'])
  return { ...others, 'first-meeting': day }
}
