import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

export async function listCourseItems(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<ReadonlyArray<{ readonly id: string; readonly courseNumber: 'First' | 'Second' }>> {
  return tables(db)
    .selectFrom('courseItem')
    .innerJoin('courseOrder', (join) =>
      join
        .onRef('courseOrder.id', '=', 'courseItem.orderId')
        .onRef('courseOrder.firmId', '=', 'courseItem.firmId'),
    )
    .select(['courseItem.id', 'courseOrder.courseNumber'])
    .where('courseOrder.firmId', '=', firmId)
    .where('courseOrder.caseId', '=', caseId)
    .execute()
}
