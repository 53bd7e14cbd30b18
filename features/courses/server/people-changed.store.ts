import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import type { CourseNumber } from '../rules/progress/courses.ts'
import type { CourseKey } from './courses.store.ts'
import { endTaking } from './reset.store.ts'
import { tables } from './tables.generated.ts'

/** No order call begins on these courses until the transaction ends. Returns those in use now. */
export async function lockCourses(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly CourseNumber[]> {
  const { rows } = await sql<{ courseNumber: CourseNumber; isBusy: boolean }>`
    select course_number, coalesce(busy_until > portal_now(), false) as is_busy
    from course
    where case_id = ${caseId}
      and firm_id = ${firmId}
    order by course_number
    for update`.execute(tx)
  return rows.filter(({ isBusy }) => isBusy).map(({ courseNumber }) => courseNumber)
}

/** The courses of these orders are for debtor 1 alone. A certificate of debtor 2 stays. */
export async function makeSingle(
  tx: Tx,
  firmId: string,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return
  const anyOrder = sql<string>`any(${orderIds}::uuid[])`
  await tables(tx)
    .updateTable('courseOrder')
    .set({ isJoint: false })
    .where('id', '=', anyOrder)
    .where('firmId', '=', firmId)
    .execute()
  await endTaking(tx, firmId, orderIds, [2])
  await sql`
    delete from course_taker t
    using course_item i
    where i.id = t.item_id
      and i.firm_id = t.firm_id
      and i.firm_id = ${firmId}
      and i.order_id = ${anyOrder}
      and t.debtor = 2
      and not exists (
        select 1
        from course_certificate e
        where e.item_id = t.item_id and e.debtor = t.debtor and e.firm_id = t.firm_id
      )`.execute(tx)
}

/** Deletes how far debtor 2 was in a course, and the user at the order service. */
export async function deleteSpouseProgress(
  tx: Tx,
  { caseId, courseNumber, firmId }: CourseKey,
): Promise<void> {
  for (const table of ['courseProgress', 'courseDeadline', 'courseReminder'] as const)
    await tables(tx)
      .deleteFrom(table)
      .where('caseId', '=', caseId)
      .where('courseNumber', '=', courseNumber)
      .where('firmId', '=', firmId)
      .where('debtor', '=', 2)
      .execute()
}
