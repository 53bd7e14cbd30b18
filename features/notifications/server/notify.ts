// Tells somebody of something in their case: a row for the bell, and a message later. Notifications know a case and a destination, never a feature.
import type { Tx } from '#ports/database.ts'
import type { NewsParams } from '../rules/news.ts'
import { noteDue } from './note-due.ts'
import { insertNotification } from './notifications.store.ts'
import { announceUnread } from './unread-counts.ts'
import type { NotifyWorld } from './world.ts'

export interface News {
  readonly firmId: string
  readonly accountId: string
  readonly caseId: string | null
  /** What a click leads to within the case: a document. */
  readonly destinationId?: string
  /** document, course, questionnaire, comment, appointment, refund, or another word: it chooses the icon and where a click leads. */
  readonly type: string
  /** Which sentence it is. */
  readonly kind: string
  /** Of what this recipient may see. */
  readonly params: NewsParams
  readonly displayType?: 1 | 2 | 3
}

export async function notify(world: NotifyWorld, tx: Tx, news: News): Promise<void> {
  const contact = await world.contactOf(tx, news.accountId)
  if (!contact) throw new Error('News for an account that is not there')
  const { destinationId = null, displayType = 1 } = news
  await insertNotification(tx, { ...news, id: world.ids.rowId(), destinationId, displayType })
  await noteDue(world, tx, news.accountId, contact)
  await announceUnread(world, tx, news.accountId)
}
