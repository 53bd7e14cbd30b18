import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { CourseKey, ItemOfFirm } from '../courses.store.ts'
import { tables } from '../tables.generated.ts'

/** Returns the encrypted course address, or null before the registration and for phone courses. */
export async function findStartUrl(
  db: Db,
  { itemId, firmId }: ItemOfFirm,
): Promise<Uint8Array | null> {
  const row = await tables(db)
    .selectFrom('courseItem')
    .select('startUrlSealed')
    .where('id', '=', itemId)
    .where('firmId', '=', firmId)
    .executeTakeFirst()
  return row?.startUrlSealed ?? null
}

/** Replaces the previous pair. The lifetime is in seconds. */
export async function insertHandOff(
  db: Db,
  pair: ItemOfFirm & {
    readonly accountId: string
    readonly sessionId: string
    readonly info1Hash: Uint8Array
    readonly info2Hash: Uint8Array
  },
  seconds: number,
): Promise<void> {
  const { firmId, itemId, accountId, sessionId, info1Hash, info2Hash } = pair
  const columns = {
    accountId,
    sessionId,
    info1Hash,
    info2Hash,
    expiresAt: sql<Date>`portal_now() + make_interval(secs => ${seconds})`,
    usedAt: null,
  }
  await tables(db)
    .insertInto('courseHandOff')
    .values({ firmId, itemId, ...columns })
    .onConflict((conflict) => conflict.columns(['itemId', 'firmId']).doUpdateSet(columns))
    .execute()
}

export interface HandOffQuestion {
  readonly providerId: number
  readonly accountId: string
  readonly sessionId: string
  /** Under all versions of the key. */
  readonly info1Hashes: readonly Uint8Array[]
  readonly info2Hashes: readonly Uint8Array[]
}

/** Uses up a valid pair. An attempt with another session or provider uses up nothing. */
export async function redeemHandOff(
  db: Db,
  { providerId, accountId, sessionId, info1Hashes, info2Hashes }: HandOffQuestion,
): Promise<(CourseKey & ItemOfFirm) | undefined> {
  const { rows } = await sql<CourseKey & ItemOfFirm>`
    update course_hand_off h
    set used_at = portal_now()
    from course_offer f
    join course_order d on d.id = f.order_id and d.firm_id = f.firm_id
    join participant_facts p on p.case_id = d.case_id and p.firm_id = d.firm_id
    where h.info1_hash in (${sql.join(info1Hashes)})
      and h.info2_hash in (${sql.join(info2Hashes)})
      and h.account_id = ${accountId}
      and h.session_id = ${sessionId}
      and h.used_at is null
      and h.expires_at > portal_now()
      and f.id = h.item_id
      and f.firm_id = h.firm_id
      and f.provider_id = ${providerId}
      and d.history_at is null
      and p.account_id = ${accountId}
    returning h.item_id, h.firm_id, d.case_id, d.course_number`.execute(db)
  return rows[0]
}
