import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { ItemStatus } from '../../rules/progress/courses.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseKey } from '../courses.store.ts'

export interface KeptRegistration {
  readonly status: ItemStatus
  readonly startUrlSealed: Uint8Array | null
  readonly phoneNumber: string | null
  readonly accessCodeSealed: Uint8Array | null
}

/** Does not change a status that has already advanced. */
export async function insertRegistration(
  tx: Db,
  itemId: string,
  { status, startUrlSealed, phoneNumber, accessCodeSealed }: KeptRegistration,
): Promise<void> {
  await sql`
    update course_item set status = case when status in (2, 12) then ${status}::smallint else status end, registered_at = coalesce(registered_at, portal_now()),
      start_url_sealed = ${startUrlSealed}, phone_number = ${phoneNumber}, access_code_sealed = ${accessCodeSealed}, heard_at = portal_now(), ask_at = portal_now() + interval '1 hour'
    where id = ${itemId}`.execute(tx)
}

/** Returns the number of failed registrations. */
export async function countFailedRegistration(
  tx: Tx,
  { caseId, courseNumber, firmId }: CourseKey,
  debtor: Debtor,
): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    insert into course_progress as g (case_id, course_number, firm_id, debtor, registrations_failed) values (${caseId}, ${courseNumber}, ${firmId}, ${debtor}, 1)
    on conflict (case_id, course_number, debtor) do update set registrations_failed = least(g.registrations_failed + 1, 1000) returning registrations_failed as failed`.execute(
    tx,
  )
  return rows[0]?.failed ?? 1
}

/** Counts each key once. */
export async function countOpening(
  tx: Tx,
  { caseId, courseNumber, firmId }: CourseKey,
  debtor: Debtor,
  key: string,
): Promise<void> {
  const { rows } = await sql`
    insert into course_register_count (case_id, course_number, debtor, key) values (${caseId}, ${courseNumber}, ${debtor}, ${key}) on conflict do nothing returning 1 as counted`.execute(
    tx,
  )
  if (rows.length === 0) return
  await sql`
    insert into course_progress as g (case_id, course_number, firm_id, debtor, register_count) values (${caseId}, ${courseNumber}, ${firmId}, ${debtor}, 1)
    on conflict (case_id, course_number, debtor) do update set register_count = g.register_count + 1`.execute(
    tx,
  )
}
