import { findFirmOfCase } from '#features/cases/server/firm-of-case.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'

/** The case with its firm, of which tests often know only the case. */
export async function readCaseKey(db: Db, caseId: string): Promise<CaseOfFirm> {
  const firmId = await findFirmOfCase(db, caseId)
  if (firmId === undefined) throw new Error(`There is no case ${caseId}`)
  return { caseId, firmId }
}
