import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import type { CaseDetails, UrgencyKind } from '../../rules/case-details.ts'
import type { MatterStatus } from '../../rules/status/matter-status.ts'
import { tables } from '../tables.generated.ts'

export interface CaseDetailsRow extends CaseDetails {
  readonly status: MatterStatus
}

/** Undefined for an unknown case. */
export async function findDetails(db: Db, key: CaseOfFirm): Promise<CaseDetailsRow | undefined> {
  return toRow(await selectDetails(db, key).executeTakeFirst())
}

/** The same with a lock that allows inserts that refer to the case. */
export async function lockDetails(
  tx: FirmTx,
  key: CaseOfFirm,
): Promise<CaseDetailsRow | undefined> {
  return toRow(await selectDetails(tx, key).forNoKeyUpdate().executeTakeFirst())
}

export async function saveDetails(
  tx: FirmTx,
  { caseId, firmId }: CaseOfFirm,
  { plannedFilingOn, urgencies, clientCode, greeting }: CaseDetails,
): Promise<void> {
  await tables(tx)
    .updateTable('legalCase')
    .set({ plannedFilingOn, urgencies, clientCode, greeting })
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

function selectDetails(db: Db, { caseId, firmId }: CaseOfFirm) {
  return tables(db)
    .selectFrom('legalCase')
    .select(['status', 'plannedFilingOn', 'urgencies', 'clientCode', 'greeting'])
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
}

function toRow<Row extends { readonly urgencies: readonly string[] }>(row: Row | undefined) {
  return row && { ...row, urgencies: row.urgencies as readonly UrgencyKind[] }
}
