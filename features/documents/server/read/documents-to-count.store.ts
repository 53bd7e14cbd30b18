import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import type { DocumentStatus } from '../../rules/document-status.ts'
import { tables } from '../tables.generated.ts'

export interface DocumentToCount {
  readonly caseId: string
  readonly categoryId: string
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
  readonly uploaded: Date
}

/** Without replaced documents; the oldest first. */
export async function listDocumentsToCount(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<readonly DocumentToCount[]> {
  const { caseIds, firmIds } = toColumns(cases)
  return tables(db)
    .selectFrom('document')
    .select(['caseId', 'categoryId', 'status', 'uploadedAt as uploaded'])
    .select(sql<boolean>`staff_id is not null`.as('isFromFirm'))
    .where('firmId', 'in', firmIds)
    .where('caseId', 'in', caseIds)
    .where('status', '<>', 'Replaced')
    .orderBy('uploadedAt')
    .execute()
}
