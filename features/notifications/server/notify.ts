// Tells somebody of something in their case: a row for the bell, and a message later. Notifications know a case and a destination, never a feature.
import type { Tx } from '#ports/database.ts'
import { mergeDestinations, mergeNews, type NewsParams } from '../rules/news.ts'
import { noteDue } from './note-due.ts'
import { growNotification, insertNotification, lockGrowing } from './notifications.store.ts'
import { announceUnread } from './unread-counts.ts'
import type { NotifyWorld } from './deps.ts'

export interface News {
  readonly firmId: string
  readonly accountId: string
  readonly caseId: string | null
  /** What a click leads to within the case: a document. */
  readonly destinationId?: string
  /** document, course, questionnaire, comment, appointment, refund, or another word: it chooses the icon and where a click leads. */
  readonly type: string
  /** Which sentence it is. Unread news of one account, case and kind within five minutes is one row. */
  readonly kind: string
  /** Of what this recipient may see. */
  readonly params: NewsParams
  readonly displayType?: 1 | 2 | 3
}

export async function notify(world: NotifyWorld, tx: Tx, news: News): Promise<void> {
  const contact = await world.contactOf(tx, news.accountId)
  if (!contact) throw new Error('News for an account that is not there')
  // Locks the account's row of due notices until this transaction ends. Concurrent news of one account is written one after
  // the other, so that the second finds the row of the first and grows it.
  await noteDue(world, tx, news.accountId, contact)
  const { destinationId = null, displayType = 1 } = news
  const growing = await lockGrowing(tx, news)
  if (growing) {
    const params = mergeNews(growing.params, news.params)
    await growNotification(tx, {
      id: growing.id,
      destinationId: mergeDestinations(growing.destinationId, destinationId),
      params,
    })
  } else {
    await insertNotification(tx, { ...news, id: world.ids.rowId(), destinationId, displayType })
  }
  await announceUnread(world, tx, news.accountId)
}
