import { withdrawNews, notify } from '#features/notifications/server/notify.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import {
  findMeetingNews,
  meetingNewsKinds,
  type MeetingChange,
} from '../../rules/dates/meeting-news.ts'
import type { ParticipantRecord } from '../../rules/records.ts'
import { listFollowersOfCase, listParticipantsOfCase } from '../participants/participants.store.ts'
import type { CaseDays } from './key-dates.store.ts'
import { saveMeeting } from './meeting.store.ts'

interface FollowedChange {
  /** The meeting of a person of the case: that of one debtor can be off. */
  readonly getChange: (person: ParticipantRecord) => Omit<MeetingChange, 'today'>
  readonly today: string
  /** From before the change. */
  readonly held: Pick<CaseDays, 'meeting' | 'timeZone'>
}

/** The caller has locked the case and stored the change (spec: cases#meeting-removed). */
export async function followMeeting(
  deps: NotifyDeps,
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  { getChange, today, held }: FollowedChange,
): Promise<void> {
  const key = { caseId, firmId }
  const changes = (await listParticipantsOfCase(tx, key)).flatMap((person) => {
    const change = { ...getChange(person), today }
    return change.before === change.after ? [] : [{ person, change, news: findMeetingNews(change) }]
  })
  if (changes.length === 0) return
  const removed = changes.find(({ news }) => news?.kind === 'case.meeting-removed')
  if (removed) await keepDay(tx, key, removed.change.before, held)
  const followers = await listFollowersOfCase(tx, key)
  for (const { accountId, debtor } of followers) {
    const change = changes.find(({ person }) => person.debtor === debtor)
    if (!change) continue
    await withdrawNews(deps, tx, { ...key, accountId }, meetingNewsKinds)
    if (change.news)
      await notify(deps, tx, { ...key, accountId, type: 'appointment', ...change.news })
  }
}

/** Clients see the day of a meeting that is off until it is over. */
async function keepDay(
  tx: Tx,
  key: CaseOfFirm,
  onDay: string | undefined,
  { meeting, timeZone }: FollowedChange['held'],
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
