import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import { tables, type Tables } from '../tables.generated.ts'

export interface CaseFactsRow {
  readonly caseId: string
  readonly status: Tables['legalCase']['status']
  readonly caseNumber: string | null
  readonly plannedFilingOn: string | null
}

export async function listCaseFacts(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<readonly CaseFactsRow[]> {
  const { caseIds, firmIds } = toColumns(cases)
  return tables(db)
    .selectFrom('legalCase')
    .select(['id as caseId', 'status', 'caseNumber', 'plannedFilingOn'])
    .where('id', 'in', caseIds)
    .where('firmId', 'in', firmIds)
    .execute()
}
