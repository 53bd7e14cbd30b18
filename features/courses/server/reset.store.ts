import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Debtor } from '../rules/progress/course-facts.ts'
import type { CourseKey } from './courses.store.ts'
import { tables } from './tables.generated.ts'

/** Resets quotes too, so that the next quote has new prices. Deletes the hand-offs. */
export async function makeHistory(
  tx: Tx,
  firmId: string,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return
  const anyOrder = sql<string>`any(${orderIds}::uuid[])`
  await tables(tx)
    .updateTable('courseOrder')
    .set({ historyAt: sql<Date>`portal_now()` })
    .where('id', '=', anyOrder)
    .where('firmId', '=', firmId)
    .execute()
  await endTaking(tx, firmId, orderIds, [1, 2])
  await sql`
    delete from course_hand_off h
    using course_item i
    where i.id = h.item_id
      and i.firm_id = h.firm_id
      and i.firm_id = ${firmId}
      and i.order_id = ${anyOrder}`.execute(tx)
}

/** These debtors no longer take the courses of these orders. */
export async function endTaking(
  tx: Tx,
  firmId: string,
  orderIds: readonly string[],
  debtors: readonly Debtor[],
): Promise<void> {
  await sql`
    update course_taker t
    set is_current = false
    from course_item i
    where i.id = t.item_id
      and i.firm_id = t.firm_id
      and i.firm_id = ${firmId}
      and i.order_id = any(${orderIds}::uuid[])
      and t.debtor = any(${debtors}::int[])`.execute(tx)
}

/** Does not change the user at the order service, the hold or the waiver. */
export async function clearProgress(
  tx: Tx,
  { caseId, courseNumber, firmId }: CourseKey,
  debtors: readonly Debtor[],
): Promise<void> {
  await tables(tx)
    .updateTable('courseProgress')
    .set({
      hasPlaced: false,
      orderStatus: 0,
      orderStep: 'UserVerification',
      lookupSealed: null,
      lookedUpAt: null,
      foundStatus: null,
      registerCount: 0,
      registrationsFailed: 0,
    })
    .where('caseId', '=', caseId)
    .where('courseNumber', '=', courseNumber)
    .where('firmId', '=', firmId)
    .where('debtor', '=', sql<Debtor>`any(${debtors}::int[])`)
    .execute()
}

export interface CourseCounts {
  readonly courseNumber: string
  readonly debtor: Debtor
  readonly registerCount: number
  readonly registrationsFailed: number
  readonly waiverReason: string | null
  readonly courtFiledOn: string | null
}

export async function listCounts(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly CourseCounts[]> {
  return tables(db)
    .selectFrom('courseProgress')
    .select([
      'courseNumber',
      'debtor',
      'registerCount',
      'registrationsFailed',
      'waiverReason',
      'courtFiledOn',
    ])
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}
