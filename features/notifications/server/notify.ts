// Notifications contain a case and a destination, but no knowledge of the features.
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import { mergeDestinations, mergeNews, type NewsParams } from '../rules/news.ts'
import {
  deleteNotifications,
  deleteUnreadOfCase,
  growNotification,
  insertNotification,
  lockGrowing,
  type AccountOfCase,
} from './notifications.store.ts'
import { announceUnread } from './unread-counts.ts'
import type { NotifyDeps } from './deps.ts'
import { noticeDueAt } from '../rules/quiet-hours.ts'
import type { Contact } from '../rules/records.ts'
import { scheduleNotice } from './notices.store.ts'

export interface News {
  readonly firmId: string
  readonly accountId: string
  readonly caseId: string | null
  readonly destinationId?: string
  /** Selects icon and destination: document, course, questionnaire, comment or another word. */
  readonly type: string
  /** Selects the sentence. Unread news of one kind and case merges within five minutes. */
  readonly kind: string
  /** Only what this recipient may see. */
  readonly params: NewsParams
  readonly displayType?: 1 | 2 | 3
}

export async function notify(deps: NotifyDeps, tx: Tx, news: News): Promise<void> {
  const contact = await deps.findContact(tx, news.accountId)
  if (!contact) throw new Error('News for an account that is not there')
  // The lock lets only one transaction at a time write news for an account, so a second piece of
  // news finds the row of the first.
  await scheduleDueNotice(deps, tx, news.accountId, contact)
  const { destinationId = null, displayType = 1 } = news
  const growing = await lockGrowing(tx, news)
  if (growing) {
    const params = mergeNews(growing.params, news.params)
    await growNotification(tx, {
      id: growing.id,
      firmId: growing.firmId,
      destinationId: mergeDestinations(growing.destinationId, destinationId),
      params,
    })
  } else {
    await insertNotification(tx, { ...news, id: deps.ids.rowId(), destinationId, displayType })
  }
  await announceUnread(deps, tx, news.accountId)
}

/** Deletes unread news of a case that is no longer true. Returns the accounts that had some. */
export async function withdrawNews(
  deps: Parameters<typeof announceUnread>[0],
  tx: Tx,
  legalCase: CaseOfFirm & { readonly accountId?: string },
  kinds: readonly string[],
): Promise<ReadonlySet<string>> {
  const accountIds = new Set(await deleteUnreadOfCase(tx, legalCase, kinds))
  for (const accountId of accountIds) await announceUnread(deps, tx, accountId)
  return accountIds
}

/** For a person who no longer belongs to the case. */
export function removeNotificationsOfCase(tx: Tx, key: AccountOfCase): Promise<void> {
  return deleteNotifications(tx, key)
}

async function scheduleDueNotice(
  deps: Pick<NotifyDeps, 'clock'>,
  tx: Tx,
  accountId: string,
  { timeZone }: Pick<Contact, 'timeZone'>,
): Promise<void> {
  await scheduleNotice(tx, accountId, noticeDueAt(deps.clock.now(), timeZone))
}
