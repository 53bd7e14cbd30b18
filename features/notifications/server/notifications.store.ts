// Alone knows the notification table. Read and delivered belong to one recipient's row.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { NewsParams } from '../rules/news.ts'
import type { NotificationRecord } from '../rules/records.ts'

type OwnTables = {
  notification: {
    id: string
    firm_id: string
    account_id: string
    case_id: string | null
    destination_id: string | null
    type: string
    kind: string | null
    params: NewsParams
    description: string | null
    display_type: number
    created_at: Date
    read_at: Date | null
    delivered_at: Date | null
  }
}

/** A list shows at most this many: the newest. */
const mostListed = 200

export async function notificationsOf(db: Db, accountId: string, filter: { readonly caseId?: string; readonly read?: boolean }): Promise<readonly NotificationRecord[]> {
  return db
    .withTables<OwnTables>()
    .selectFrom('notification')
    .select([
      'id', 'type', 'kind', 'params', 'description', 'created_at as notificationTime', 'case_id as caseId', 'destination_id as destinationId', 'read_at as readTime', 'display_type as displayType',
      sql<boolean>`delivered_at is not null`.as('isDelivered'),
    ])
    .where('account_id', '=', accountId)
    .$if(filter.caseId !== undefined, (query) => query.where('case_id', '=', filter.caseId ?? null))
    .$if(filter.read !== undefined, (query) => query.where('read_at', filter.read ? 'is not' : 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
}

/** With `since` only what came then or later. */
export async function countUnread(db: Db, accountId: string, since?: Date): Promise<number> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? null))
    .executeTakeFirstOrThrow()
  return row.unread
}

export interface NewNotification {
  readonly id: string
  readonly firmId: string
  readonly accountId: string
  readonly caseId: string | null
  readonly destinationId: string | null
  readonly type: string
  readonly kind: string
  readonly params: NewsParams
  readonly displayType: 1 | 2 | 3
}

export async function insertNotification(tx: Tx, notification: NewNotification): Promise<void> {
  const { id, firmId, accountId, caseId, destinationId, type, kind, params, displayType } = notification
  await tx
    .withTables<OwnTables>()
    .insertInto('notification')
    .values({
      id, firm_id: firmId, account_id: accountId, case_id: caseId, destination_id: destinationId, type, kind, params, description: null,
      display_type: displayType, created_at: sql<Date>`portal_now()`, read_at: null, delivered_at: null,
    })
    .execute()
}

/** Marks those of the ids that are the account's own; answers how many they are, marked before or not. */
export async function mark(tx: Tx, accountId: string, ids: readonly string[], column: 'read_at' | 'delivered_at'): Promise<number> {
  const rows = await tx
    .withTables<OwnTables>()
    .updateTable('notification')
    .set({ [column]: sql<Date>`coalesce(${sql.ref(column)}, portal_now())` })
    .where('account_id', '=', accountId)
    .where('id', 'in', [...ids])
    .returning('id')
    .execute()
  return rows.length
}
