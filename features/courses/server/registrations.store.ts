// Writes what becomes of a chosen course once somebody takes it: what was verified and read, the registration, and how often the course was opened.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { CourseNumber, ItemStatus } from '../rules/courses.ts'
import type { Debtor } from '../rules/course-facts.ts'
import type { CourseKey } from './courses.store.ts'

const flagColumns = { verifiedDetails: 'verified_details', verifiedSpouseDetails: 'verified_spouse_details', acceptedDisclosure: 'accepted_disclosure', shownInstructions: 'shown_instructions' } as const
export type ItemFlag = keyof typeof flagColumns

/** From now on true; true is never taken back. Answers whether it has just become true: undefined when the course is over or not there. */
export async function raiseFlag(tx: Db, itemId: string, flag: ItemFlag): Promise<'raised' | 'was-raised' | undefined> {
  const column = sql.ref(flagColumns[flag])
  const { rows } = await sql<{ was: boolean }>`
    update course_item i set ${column} = true from (select id, ${column} as was from course_item where id = ${itemId} for update) before
    where i.id = before.id and i.status not in (7, 8) returning before.was`.execute(tx)
  const [row] = rows
  return row && (row.was ? 'was-raised' : 'raised')
}

export interface KeptRegistration {
  readonly status: ItemStatus
  readonly startUrlSealed: Uint8Array | null
  readonly phoneNumber: string | null
  readonly accessCodeSealed: Uint8Array | null
}

/** A status that has climbed meanwhile stays. */
export async function keepRegistration(tx: Db, itemId: string, { status, startUrlSealed, phoneNumber, accessCodeSealed }: KeptRegistration): Promise<void> {
  await sql`
    update course_item set status = case when status in (2, 12) then ${status}::smallint else status end, registered_at = coalesce(registered_at, portal_now()),
      start_url_sealed = ${startUrlSealed}, phone_number = ${phoneNumber}, access_code_sealed = ${accessCodeSealed}, heard_at = portal_now()
    where id = ${itemId}`.execute(tx)
}

/** One more registration of this person's failed; answers how many by now. */
export async function countFailedRegistration(tx: Tx, { caseId, courseNumber, firmId }: CourseKey, debtor: Debtor): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    insert into course_progress as g (case_id, course_number, firm_id, debtor, registrations_failed) values (${caseId}, ${courseNumber}, ${firmId}, ${debtor}, 1)
    on conflict (case_id, course_number, debtor) do update set registrations_failed = least(g.registrations_failed + 1, 1000) returning registrations_failed as failed`.execute(tx)
  return rows[0]?.failed ?? 1
}

/** The course was opened once more; a key that was counted before counts for nothing. */
export async function countOpening(tx: Tx, { caseId, courseNumber, firmId }: CourseKey, debtor: Debtor, key: string): Promise<void> {
  const { rows } = await sql`
    insert into course_register_count (case_id, course_number, debtor, key) values (${caseId}, ${courseNumber}, ${debtor}, ${key}) on conflict do nothing returning 1 as counted`.execute(tx)
  if (rows.length === 0) return
  await sql`
    insert into course_progress as g (case_id, course_number, firm_id, debtor, register_count) values (${caseId}, ${courseNumber}, ${firmId}, ${debtor}, 1)
    on conflict (case_id, course_number, debtor) do update set register_count = g.register_count + 1`.execute(tx)
}

export interface StoredStart {
  readonly startUrlSealed: Uint8Array | null
}

/** The address that lets somebody into their course, sealed; null before the registration and for a course by phone. */
export async function startUrlOf(db: Db, itemId: string): Promise<Uint8Array | null> {
  const { rows } = await sql<StoredStart>`select start_url_sealed as "startUrlSealed" from course_item where id = ${itemId}`.execute(db)
  return rows[0]?.startUrlSealed ?? null
}

/** Replaces the pair that there was. It lives for so many seconds. */
export async function putHandOff(
  db: Db, pair: { readonly itemId: string; readonly accountId: string; readonly sessionId: string; readonly info1Hash: Uint8Array; readonly info2Hash: Uint8Array }, seconds: number,
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

/** Uses the pair up, if it is this session's, for this provider, and neither used nor late; a stranger's attempt uses nothing up. */
export async function useHandOff(db: Db, { providerId, accountId, sessionId, info1Hash, info2Hash }: HandOffQuestion): Promise<{ readonly itemId: string; readonly caseId: string; readonly courseNumber: CourseNumber } | undefined> {
  const { rows } = await sql<{ itemId: string; caseId: string; courseNumber: CourseNumber }>`
    update course_hand_off h set used_at = portal_now() from course_offer f join course_order d on d.id = f.order_id
    where h.info1_hash = ${info1Hash} and h.info2_hash = ${info2Hash} and h.account_id = ${accountId} and h.session_id = ${sessionId} and h.used_at is null and h.expires_at > portal_now()
      and f.id = h.item_id and f.provider_id = ${providerId} and d.history_at is null
    returning h.item_id as "itemId", d.case_id as "caseId", d.course_number as "courseNumber"`.execute(db)
  return rows[0]
}
