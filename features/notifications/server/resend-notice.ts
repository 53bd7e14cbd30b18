import type { Db, Tx } from '#ports/database.ts'
import { outsideQuietHours } from '../rules/quiet-hours.ts'
import type { NotifyDeps } from './deps.ts'
import { scheduleNotice } from './notices.store.ts'
import type { NewsOfFirm } from '#ports/outbox.ts'
import { countNewsOfFirm, listCaseIdsOfNews } from './notifications.store.ts'

export async function isNoticeOfFirm(db: Db, news: NewsOfFirm): Promise<boolean> {
  return (await countNewsOfFirm(db, news)).count > 0
}

export function listCasesOfNews(db: Db, news: NewsOfFirm): Promise<readonly string[]> {
  return listCaseIdsOfNews(db, news)
}

/**
 * The job makes the notice again, from what is unread then and for the channels of the person
 * (spec: cases#notice-again). Returns its time, or undefined if the news was read.
 */
export async function resendNotice(
  deps: Pick<NotifyDeps, 'clock' | 'findContact'>,
  tx: Tx,
  news: NewsOfFirm,
): Promise<Date | undefined> {
  const { unread } = await countNewsOfFirm(tx, news)
  const contact = await deps.findContact(tx, news.accountId)
  if (unread === 0 || !contact) return undefined
  const dueAt = outsideQuietHours(deps.clock.now(), contact.timeZone)
  await scheduleNotice(tx, news.accountId, dueAt, news.since)
  return dueAt
}
