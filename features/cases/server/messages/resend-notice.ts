// Sends a notice that failed again (spec: cases#notice-again).
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import { resendNotice as scheduleAgain } from '#features/notifications/server/resend-notice.ts'
import type { WorkspaceDatabase } from '#features/staff/server/deps.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { FailedNotice, NewsOfFirm, Outbox } from '#ports/outbox.ts'
import { problem } from '../../rules/clients/problems.ts'
import { findParticipant } from '../participants/participants.ts'
import { forgetUndeliveredNotices } from './undelivered.ts'

export interface NoticeAgainDeps extends Pick<NotifyDeps, 'clock' | 'findContact'> {
  readonly audit: Audit
}

export interface ResendNoticeDeps extends NoticeAgainDeps {
  readonly workspaceDatabase: WorkspaceDatabase
  readonly outbox: Outbox
}

/**
 * Makes one notice in place of all that failed, for a person of a case who has an account. Returns
 * when it is sent.
 */
export async function resendNotice(
  deps: ResendNoticeDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<Date> {
  requirePermission(deps, viewer, 'remind-clients')
  const { firmId } = viewer
  const dueAt = await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = { participantId: participantId.toLowerCase(), firmId }
    const person = isUuid(participantId) ? await findParticipant(tx, key) : undefined
    if (!person) throw problem('clients.no-such-person')
    if (person.accountId === null) throw problem('clients.no-failed-notice')
    const account = { accountId: person.accountId, firmId }
    const failed = await deps.outbox.lockFailedNotices(tx, account)
    if (failed.length === 0) throw problem('clients.no-failed-notice')
    const news = { ...account, ...joinTimes(failed) }
    const time = await sendNoticeAgain(deps, tx, viewer, { news, object: person.id })
    if (time)
      await deps.outbox.markNoticesResent(
        tx,
        failed.map(({ id }) => id),
      )
    return time
  })
  if (!dueAt) throw problem('clients.notice-read')
  return dueAt
}

function joinTimes(notices: readonly FailedNotice[]): Pick<NewsOfFirm, 'since' | 'until'> {
  const starts = notices.map(({ since }) => since.getTime())
  const ends = notices.map(({ until }) => until.getTime())
  return { since: new Date(Math.min(...starts)), until: new Date(Math.max(...ends)) }
}

export interface NoticeAgain {
  readonly news: NewsOfFirm
  /** The object of the audit entry: the message or the person. */
  readonly object: string
}

/**
 * Returns when the notice is sent, or undefined if its news was read. In both cases the case is no
 * longer marked. The caller marks the message as sent again.
 */
export async function sendNoticeAgain(
  deps: NoticeAgainDeps,
  tx: Tx,
  viewer: StaffViewer,
  { news, object }: NoticeAgain,
): Promise<Date | undefined> {
  const dueAt = await scheduleAgain(deps, tx, news)
  await forgetUndeliveredNotices(tx, news)
  if (!dueAt) return undefined
  const actor = getStaffActor(viewer)
  await deps.audit.record({ event: 'notice.resent', outcome: 'done', ...actor, object }, tx)
  return dueAt
}
