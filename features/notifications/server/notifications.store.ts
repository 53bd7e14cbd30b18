// Each row belongs to one recipient, so "read" and "delivered" are columns of the row.
import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { NewsParams } from '../rules/news.ts'
import { batchMinutes } from '../rules/quiet-hours.ts'
import type { NotificationRecord } from '../rules/records.ts'
import type { NewsOfFirm } from '#ports/outbox.ts'
import type { UnreadNews } from './deps.ts'
import { tables } from './tables.generated.ts'

const maxListed = 200

export async function listNotifications(
  db: Db,
  accountId: string,
  filter: { readonly caseId?: string; readonly read?: boolean },
): Promise<readonly NotificationRecord[]> {
  return tables(db)
    .selectFrom('notification')
    .select([
      'id',
      'type',
      'kind',
      'params',
      'description',
      'createdAt as notificationTime',
      'caseId',
      'destinationId',
      'readAt as readTime',
      'displayType',
      sql<boolean>`delivered_at is not null`.as('isDelivered'),
    ])
    .where('accountId', '=', accountId)
    .$if(filter.caseId !== undefined, (query) => query.where('caseId', '=', filter.caseId ?? null))
    .$if(filter.read !== undefined, (query) =>
      query.where('readAt', filter.read ? 'is not' : 'is', null),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute()
}

export async function readUnread(db: Db, accountId: string): Promise<UnreadNews> {
  return tables(db)
    .selectFrom('notification')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('createdAt').as('newestTime')])
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
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
  return tables(db)
    .selectFrom('notification')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<string[]>`coalesce(array_agg(distinct firm_id), '{}')`.as('firmIds'),
    ])
    .where('accountId', '=', accountId)
    .where('readAt', 'is', null)
    .where(sql<boolean>`coalesce(began_at, created_at) >= ${since}`)
    .executeTakeFirstOrThrow()
}

/** Counts the news of a firm that one notice was about. */
export async function countNewsOfFirm(
  db: Db,
  news: NewsOfFirm,
): Promise<{ readonly count: number; readonly unread: number }> {
  return selectNewsOfFirm(db, news)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where read_at is null)`.as('unread'),
    ])
    .executeTakeFirstOrThrow()
}

export async function listCaseIdsOfNews(db: Db, news: NewsOfFirm): Promise<readonly string[]> {
  const rows = await selectNewsOfFirm(db, news).select('caseId').distinct().execute()
  return rows.flatMap(({ caseId }) => (caseId === null ? [] : [caseId]))
}

function selectNewsOfFirm(db: Db, { accountId, firmId, since, until }: NewsOfFirm) {
  return tables(db)
    .selectFrom('notification')
    .where('firmId', '=', firmId)
    .where('accountId', '=', accountId)
    .where(sql<boolean>`coalesce(began_at, created_at) >= ${since}`)
    .where(sql<boolean>`coalesce(began_at, created_at) <= ${until}`)
}

export interface AccountOfCase extends CaseOfFirm {
  readonly accountId: string
}

export async function deleteNotifications(
  tx: Tx,
  { accountId, caseId, firmId }: AccountOfCase,
): Promise<void> {
  await tables(tx)
    .deleteFrom('notification')
    .where('accountId', '=', accountId)
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

/** Returns the account of each deleted row. */
export async function deleteUnreadOfCase(
  tx: Tx,
  { caseId, firmId, accountId }: CaseOfFirm & { readonly accountId?: string },
  kinds: readonly string[],
): Promise<readonly string[]> {
  const rows = await tables(tx)
    .deleteFrom('notification')
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .where('kind', 'in', kinds)
    .where('readAt', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('accountId', '=', accountId ?? ''))
    .returning('accountId')
    .execute()
  return rows.map(({ accountId }) => accountId)
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
  await tables(tx)
    .insertInto('notification')
    .values({
      id,
      firmId,
      accountId,
      caseId,
      destinationId,
      type,
      kind,
      params,
      displayType,
      beganAt: sql<Date>`portal_now()`,
      createdAt: sql<Date>`portal_now()`,
    })
    .execute()
}

export interface GrowingNotification {
  readonly id: string
  readonly firmId: string
  readonly destinationId: string | null
  readonly params: NewsParams
}

export async function lockGrowing(
  tx: Tx,
  {
    firmId,
    accountId,
    caseId,
    kind,
  }: Pick<NewNotification, 'firmId' | 'accountId' | 'caseId' | 'kind'>,
): Promise<GrowingNotification | undefined> {
  return tables(tx)
    .selectFrom('notification')
    .select(['id', 'firmId', 'destinationId', 'params'])
    .where('accountId', '=', accountId)
    .where('firmId', '=', firmId)
    .where('caseId', 'is not distinct from', caseId)
    .where('kind', '=', kind)
    .where('readAt', 'is', null)
    .where(sql<boolean>`began_at > portal_now() - make_interval(mins => ${batchMinutes})`)
    .orderBy('beganAt', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** Sets the time of the notification to now. Its toast is not shown again. */
export async function growNotification(
  tx: Tx,
  { id, firmId, destinationId, params }: GrowingNotification,
): Promise<void> {
  await tables(tx)
    .updateTable('notification')
    .set({
      params,
      destinationId,
      createdAt: sql<Date>`greatest(created_at, portal_now())`,
    })
    .where('id', '=', id)
    .where('firmId', '=', firmId)
    .execute()
}

/** Returns how many of the IDs belong to the account, including those that were already marked. */
export async function mark(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  column: 'readAt' | 'deliveredAt',
): Promise<number> {
  const rows = await tables(tx)
    .updateTable('notification')
    .set({ [column]: sql<Date>`coalesce(${sql.ref(column)}, portal_now())` })
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return rows.length
}
