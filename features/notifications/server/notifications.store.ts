// Each row belongs to one recipient, so "read" and "delivered" are columns of the row.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { NewsParams } from '../rules/news.ts'
import { batchMinutes } from '../rules/quiet-hours.ts'
import type { NotificationRecord } from '../rules/records.ts'
import type { UnreadNews } from './deps.ts'

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
    began_at: Date | null
    created_at: Date
    read_at: Date | null
    delivered_at: Date | null
  }
}

const maxListed = 200

export async function listNotifications(
  db: Db,
  accountId: string,
  filter: { readonly caseId?: string; readonly read?: boolean },
): Promise<readonly NotificationRecord[]> {
  return db
    .withTables<OwnTables>()
    .selectFrom('notification')
    .select([
      'id',
      'type',
      'kind',
      'params',
      'description',
      'created_at as notificationTime',
      'case_id as caseId',
      'destination_id as destinationId',
      'read_at as readTime',
      'display_type as displayType',
      sql<boolean>`delivered_at is not null`.as('isDelivered'),
    ])
    .where('account_id', '=', accountId)
    .$if(filter.caseId !== undefined, (query) => query.where('case_id', '=', filter.caseId ?? null))
    .$if(filter.read !== undefined, (query) =>
      query.where('read_at', filter.read ? 'is not' : 'is', null),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
}

export async function readUnread(db: Db, accountId: string): Promise<UnreadNews> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('notification')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('created_at').as('newestTime')])
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row
}

export interface UnreadSince {
  readonly count: number
  readonly firmIds: readonly string[]
}

/** Counts unread rows that began at `since` or later. An older row that grew is not counted. */
export async function countUnreadSince(
  db: Db,
  accountId: string,
  since: Date,
): Promise<UnreadSince> {
  return db
    .withTables<OwnTables>()
    .selectFrom('notification')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<string[]>`coalesce(array_agg(distinct firm_id), '{}')`.as('firmIds'),
    ])
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`coalesce(began_at, created_at) >= ${since}`)
    .executeTakeFirstOrThrow()
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
  const { id, firmId, accountId, caseId, destinationId, type, kind, params, displayType } =
    notification
  await tx
    .withTables<OwnTables>()
    .insertInto('notification')
    .values({
      id,
      firm_id: firmId,
      account_id: accountId,
      case_id: caseId,
      destination_id: destinationId,
      type,
      kind,
      params,
      description: null,
      display_type: displayType,
      began_at: sql<Date>`portal_now()`,
      created_at: sql<Date>`portal_now()`,
      read_at: null,
      delivered_at: null,
    })
    .execute()
}

export interface GrowingNotification {
  readonly id: string
  readonly destinationId: string | null
  readonly params: NewsParams
}

export async function lockGrowing(
  tx: Tx,
  { accountId, caseId, kind }: Pick<NewNotification, 'accountId' | 'caseId' | 'kind'>,
): Promise<GrowingNotification | undefined> {
  return tx
    .withTables<OwnTables>()
    .selectFrom('notification')
    .select(['id', 'destination_id as destinationId', 'params'])
    .where('account_id', '=', accountId)
    .where('case_id', 'is not distinct from', caseId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .where(sql<boolean>`began_at > portal_now() - make_interval(mins => ${batchMinutes})`)
    .orderBy('began_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Sets the time of the notification to now. Its toast is not shown again. */
export async function growNotification(
  tx: Tx,
  { id, destinationId, params }: GrowingNotification,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('notification')
    .set({
      params,
      destination_id: destinationId,
      created_at: sql<Date>`greatest(created_at, portal_now())`,
    })
    .where('id', '=', id)
    .execute()
}

/** Returns how many of the IDs belong to the account, including those that were already marked. */
export async function mark(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  column: 'read_at' | 'delivered_at',
): Promise<number> {
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
