import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'

/** All documents of a case, with those that were replaced. */
export async function listDocumentNames(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<ReadonlyArray<{ readonly id: string; readonly name: string }>> {
  return tables(db)
    .selectFrom('document')
    .select(['id', 'name'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}
