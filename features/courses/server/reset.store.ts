import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import type { CourseKey } from './courses.store.ts'

/** Resets quotes too, so that the next quote has new prices. Deletes the hand-offs. */
export async function makeHistory(tx: Tx, orderIds: readonly string[]): Promise<void> {
  const ids = sql`any(${[...orderIds]}::uuid[])`
  await sql`update course_order set history_at = portal_now() where id = ${ids}`.execute(tx)
  await sql`update course_taker t set is_current = false from course_item i where i.id = t.item_id and i.order_id = ${ids}`.execute(
    tx,
  )
  await sql`delete from course_hand_off h using course_item i where i.id = h.item_id and i.order_id = ${ids}`.execute(
    tx,
  )
}

/** Does not change the user at the order service, the hold or the waiver. */
export async function clearProgress(
  tx: Tx,
  { caseId, courseNumber }: CourseKey,
  debtors: readonly Debtor[],
): Promise<void> {
  await sql`
    update course_progress set has_placed = false, order_status = 0, order_step = 'UserVerification', lookup_sealed = null, looked_up_at = null, found_status = null,
      register_count = 0, registrations_failed = 0
    where case_id = ${caseId} and course_number = ${courseNumber} and debtor = any(${[...debtors]}::int[])`.execute(
    tx,
  )
}

export interface CourseCounts {
  readonly courseNumber: string
  readonly debtor: Debtor
  readonly registerCount: number
  readonly registrationsFailed: number
  readonly waiverReason: string | null
  readonly courtFiledOn: string | null
}

export async function listCounts(db: Db, caseId: string): Promise<readonly CourseCounts[]> {
  const { rows } = await sql<CourseCounts>`
    select course_number, debtor, register_count, registrations_failed, waiver_reason,
      court_filed_on
    from course_progress where case_id = ${caseId}`.execute(db)
  return rows
}
