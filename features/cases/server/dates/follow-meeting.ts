import { withdrawNews, notify } from '#features/notifications/server/notify.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import {
  findMeetingNews,
  meetingNewsKinds,
  type MeetingChange,
} from '../../rules/dates/meeting-news.ts'
import { listFollowersOfCase } from '../participants/participants.store.ts'
import type { CaseDays } from './key-dates.store.ts'
import { saveMeeting } from './meeting.store.ts'

interface FollowedChange extends MeetingChange {
  /** From before the change. */
  readonly held: Pick<CaseDays, 'meeting' | 'timeZone'>
}

/** The caller has locked the case and stored the change (spec: cases#meeting-removed). */
export async function followMeeting(
  deps: NotifyDeps,
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  change: FollowedChange,
): Promise<void> {
  if (change.before === change.after) return
  const key = { caseId, firmId }
  const news = findMeetingNews(change)
  if (news?.kind === 'case.meeting-removed') await keepDay(tx, key, change)
  await withdrawNews(deps, tx, key, meetingNewsKinds)
  if (!news) return
  for (const { accountId } of await listFollowersOfCase(tx, key))
    await notify(deps, tx, { firmId, accountId, caseId, type: 'appointment', ...news })
}

/** Clients see the day of a meeting that is off until it is over. */
async function keepDay(
  tx: Tx,
  key: CaseOfFirm,
  { before: onDay, held: { meeting, timeZone } }: FollowedChange,
): Promise<void> {
  if (onDay === undefined || meeting?.onDay === onDay) return
  const details = {
    time: null,
    timeZone,
    place: '',
    link: '',
    interpreter: meeting?.interpreter ?? '',
  }
  await saveMeeting(tx, key, { ...details, onDay, isHeld: false })
}
