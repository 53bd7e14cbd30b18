import { sql, type NotNull } from 'kysely'
import { firmKeyOf } from '#features/firm/server/keys/sealed-text.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { StaffNoticeParams } from '../../rules/staff/notices.ts'
import { tables } from '../tables.generated.ts'
import type { SealedNotice } from './sealed-title.ts'

/** The person whose notices are read. */
export interface StaffKey {
  readonly firmId: string
  readonly staffId: string
}

export interface NewStaffNotice extends StaffKey {
  readonly id: string
  /** Null for a notice about a person of the staff. */
  readonly caseId: string | null
  readonly kind: string
  readonly params: StaffNoticeParams
  readonly titleSealed: Uint8Array | null
  readonly mailDueAt: Date | null
  readonly waitsForDigest: boolean
}

export interface StaffNoticeRecord extends SealedNotice {
  readonly id: string
  readonly caseId: string | null
  readonly kind: string
  readonly createdAt: Date
  readonly readAt: Date | null
}

const pageSize = 30
/** The bell shows at most "99+". */
const maxCounted = 100

export async function insertStaffNotices(
  tx: Tx,
  notices: readonly NewStaffNotice[],
): Promise<void> {
  if (notices.length > 0) await tables(tx).insertInto('staffNotice').values(notices).execute()
}

/** Newest first. `after` is the ID of the last notice of the page before. */
export async function listStaffNotices(
  db: Db,
  { firmId, staffId }: StaffKey,
  after: string | undefined,
): Promise<{ readonly notices: readonly StaffNoticeRecord[]; readonly hasMore: boolean }> {
  const rows = await tables(db)
    .selectFrom('staffNotice')
    .select(['id', 'firmId', 'caseId', 'kind', 'params', 'titleSealed', 'createdAt', 'readAt'])
    .select(firmKeyOf(firmId).as('firmKey'))
    .where('firmId', '=', firmId)
    .where('staffId', '=', staffId)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (
          select last.created_at, last.id
          from staff_notice last
          where last.firm_id = ${firmId} and last.staff_id = ${staffId} and last.id = ${after ?? null}
        )`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  return { notices: rows.slice(0, pageSize), hasMore: rows.length > pageSize }
}

/** At most 100. */
export async function countUnreadStaffNotices(
  db: Db,
  { firmId, staffId }: StaffKey,
): Promise<number> {
  const { count } = await tables(db)
    .selectFrom((from) =>
      from
        .selectFrom('staffNotice')
        .select('id')
        .where('firmId', '=', firmId)
        .where('staffId', '=', staffId)
        .where('readAt', 'is', null)
        .limit(maxCounted)
        .as('unread'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns how many of the IDs belong to the person. Without IDs, marks all. */
export async function markStaffNotices(
  tx: Tx,
  { firmId, staffId }: StaffKey,
  ids: readonly string[] | undefined,
): Promise<number> {
  const rows = await tables(tx)
    .updateTable('staffNotice')
    .set({ readAt: sql<Date>`coalesce(read_at, portal_now())` })
    .where('firmId', '=', firmId)
    .where('staffId', '=', staffId)
    .$if(ids === undefined, (query) => query.where('readAt', 'is', null))
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .returning('id')
    .execute()
  return rows.length
}

export interface HeldNotice extends StaffKey, SealedNotice {
  readonly readAt: Date | null
  readonly caseId: string
  readonly kind: string
}

export async function listDueMails(
  db: Db,
  firmId: string,
  max: number,
): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom('staffNotice')
    .select('id')
    .where('firmId', '=', firmId)
    .where('mailDueAt', '<=', sql<Date>`portal_now()`)
    .orderBy('mailDueAt')
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

/** Locks the notice. Undefined when its email is no longer due or another process has it. */
export async function lockDueMail(
  tx: Tx,
  firmId: string,
  id: string,
): Promise<HeldNotice | undefined> {
  return tables(tx)
    .selectFrom('staffNotice')
    .select(['id', 'firmId', 'staffId', 'caseId', 'kind', 'params', 'titleSealed', 'readAt'])
    .select(firmKeyOf(firmId).as('firmKey'))
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('caseId', 'is not', null)
    .$narrowType<{ caseId: NotNull }>()
    .where('mailDueAt', '<=', sql<Date>`portal_now()`)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** A null time means that no email waits any more. */
export async function setMailDue(
  tx: Tx,
  { firmId, id }: Pick<HeldNotice, 'firmId' | 'id'>,
  mailDueAt: Date | null,
): Promise<void> {
  await tables(tx)
    .updateTable('staffNotice')
    .set({ mailDueAt })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute()
}

/** Returns the unread notices that no digest has named yet, oldest first, and takes them. */
export async function takeNoticesForDigest(
  tx: Tx,
  { firmId, staffId }: StaffKey,
): Promise<ReadonlyArray<SealedNotice & Pick<StaffNoticeRecord, 'kind'>>> {
  const rows = await tables(tx)
    .updateTable('staffNotice')
    .set({ waitsForDigest: false })
    .where('firmId', '=', firmId)
    .where('staffId', '=', staffId)
    .where('waitsForDigest', '=', sql.lit(true))
    .returning(['id', 'firmId', 'kind', 'params', 'titleSealed', 'createdAt', 'readAt'])
    .returning(firmKeyOf(firmId).as('firmKey'))
    .execute()
  return rows
    .filter(({ readAt }) => readAt === null)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

const storedDays = 180

export async function deleteOldStaffNotices(db: Db, firmId: string): Promise<void> {
  await tables(db)
    .deleteFrom('staffNotice')
    .where('firmId', '=', firmId)
    .where('createdAt', '<', sql<Date>`portal_now() - make_interval(days => ${storedDays})`)
    .execute()
}
