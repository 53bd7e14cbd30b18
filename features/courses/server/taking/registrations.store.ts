import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { ItemStatus } from '../../rules/progress/courses.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseKey, ItemOfFirm } from '../courses.store.ts'
import { tables } from '../tables.generated.ts'

export interface KeptRegistration {
  readonly status: ItemStatus
  readonly startUrlSealed: Uint8Array | null
  readonly phoneNumber: string | null
  readonly accessCodeSealed: Uint8Array | null
}

/** Does not change a status that has already advanced. */
export async function insertRegistration(
  tx: Db,
  { itemId, firmId }: ItemOfFirm,
  { status, startUrlSealed, phoneNumber, accessCodeSealed }: KeptRegistration,
): Promise<void> {
  await sql`
    update course_item
    set
      status = case when status in (2, 12) then ${status}::smallint else status end,
      registered_at = coalesce(registered_at, portal_now()),
      start_url_sealed = ${startUrlSealed},
      phone_number = ${phoneNumber},
      access_code_sealed = ${accessCodeSealed},
      heard_at = portal_now(),
      ask_at = portal_now() + interval '1 hour'
    where id = ${itemId}
      and firm_id = ${firmId}`.execute(tx)
}

/** Returns the number of failed registrations. */
export async function countFailedRegistration(
  tx: Tx,
  { caseId, courseNumber, firmId }: CourseKey,
  debtor: Debtor,
): Promise<number> {
  const row = await tables(tx)
    .insertInto('courseProgress')
    .values({ caseId, courseNumber, firmId, debtor, registrationsFailed: 1 })
    .onConflict((conflict) =>
      conflict.columns(['caseId', 'courseNumber', 'debtor', 'firmId']).doUpdateSet({
        registrationsFailed: sql<number>`least(course_progress.registrations_failed + 1, 1000)`,
      }),
    )
    .returning('registrationsFailed')
    .executeTakeFirst()
  return row?.registrationsFailed ?? 1
}

/** Counts each key once. */
export async function countOpening(
  tx: Tx,
  { caseId, courseNumber, firmId }: CourseKey,
  debtor: Debtor,
  key: string,
): Promise<void> {
  const counted = await tables(tx)
    .insertInto('courseRegisterCount')
    .values({ caseId, courseNumber, firmId, debtor, key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (counted === undefined) return
  await tables(tx)
    .insertInto('courseProgress')
    .values({ caseId, courseNumber, firmId, debtor, registerCount: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['caseId', 'courseNumber', 'debtor', 'firmId'])
        .doUpdateSet({ registerCount: sql<number>`course_progress.register_count + 1` }),
    )
    .execute()
}
