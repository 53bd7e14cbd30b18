// Tells somebody of something in their case: a row for the bell. Notifications know a case and a destination, never a feature.
import type { Database, Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { insertNotification } from './notifications.store.ts'
import { announceUnread } from './unread-counts.ts'

export interface News {
  readonly firmId: string
  readonly accountId: string
  readonly caseId: string | null
  /** What a click leads to within the case: a document. */
  readonly destinationId?: string
  /** document, course, questionnaire, comment, appointment, refund, or another word: it chooses the icon and where a click leads. */
  readonly type: string
  /** What the list shows. No amounts, no names of documents. */
  readonly description: string
  readonly displayType?: 1 | 2 | 3
}

export async function notify(world: { readonly database: Database; readonly ids: Ids }, tx: Tx, news: News): Promise<void> {
  await insertNotification(tx, { ...news, id: world.ids.rowId(), destinationId: news.destinationId ?? null, displayType: news.displayType ?? 1 })
  await announceUnread(world, tx, news.accountId)
}
