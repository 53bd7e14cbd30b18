import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'

export interface StoredStart {
  readonly startUrlSealed: Uint8Array | null
}

/** Returns the encrypted course address, or null before the registration and for phone courses. */
export async function findStartUrl(db: Db, itemId: string): Promise<Uint8Array | null> {
  const { rows } =
    await sql<StoredStart>`select start_url_sealed from course_item where id = ${itemId}`.execute(
      db,
    )
  return rows[0]?.startUrlSealed ?? null
}

/** Replaces the previous pair. The lifetime is in seconds. */
export async function insertHandOff(
  db: Db,
  pair: {
    readonly itemId: string
    readonly accountId: string
    readonly sessionId: string
    readonly info1Hash: Uint8Array
    readonly info2Hash: Uint8Array
  },
  seconds: number,
): Promise<void> {
  await sql`
    insert into course_hand_off (item_id, account_id, session_id, info1_hash, info2_hash, expires_at)
    values (${pair.itemId}, ${pair.accountId}, ${pair.sessionId}, ${pair.info1Hash}, ${pair.info2Hash}, portal_now() + make_interval(secs => ${seconds}))
    on conflict (item_id) do update set account_id = excluded.account_id, session_id = excluded.session_id, info1_hash = excluded.info1_hash, info2_hash = excluded.info2_hash,
      expires_at = excluded.expires_at, used_at = null`.execute(db)
}

export interface HandOffQuestion {
  readonly providerId: number
  readonly accountId: string
  readonly sessionId: string
  readonly info1Hash: Uint8Array
  readonly info2Hash: Uint8Array
}

/** Uses up a valid pair. An attempt with another session or provider uses up nothing. */
export async function redeemHandOff(
  db: Db,
  { providerId, accountId, sessionId, info1Hash, info2Hash }: HandOffQuestion,
): Promise<
  | { readonly itemId: string; readonly caseId: string; readonly courseNumber: CourseNumber }
  | undefined
> {
  const { rows } = await sql<{ itemId: string; caseId: string; courseNumber: CourseNumber }>`
    update course_hand_off h set used_at = portal_now() from course_offer f join course_order d on d.id = f.order_id
    where h.info1_hash = ${info1Hash} and h.info2_hash = ${info2Hash} and h.account_id = ${accountId} and h.session_id = ${sessionId} and h.used_at is null and h.expires_at > portal_now()
      and f.id = h.item_id and f.provider_id = ${providerId} and d.history_at is null
    returning h.item_id, d.case_id, d.course_number`.execute(db)
  return rows[0]
}
