import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { CaseStatusRecord, PartRecord } from '../../rules/status/parts.ts'
import { tables } from '../tables.generated.ts'

/** Undefined for an unknown case. */
export async function findMatterStatus(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<CaseStatusRecord | undefined> {
  const legalCase = await tables(db)
    .selectFrom('legalCase')
    .select(['status', 'filedOn', 'caseNumber'])
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .executeTakeFirst()
  if (!legalCase) return undefined
  const parts = await tables(db)
    .selectFrom('participant')
    .select(['debtor', 'outcome', 'endedOn', 'docketNumber'])
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .orderBy('debtor')
    .execute()
  return { ...legalCase, parts }
}

export async function updateMatterStatus(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  next: Omit<CaseStatusRecord, 'parts'> & { readonly firmStage: string },
): Promise<void> {
  const { status, filedOn, caseNumber, firmStage } = next
  await tables(tx)
    .updateTable('legalCase')
    .set({
      status,
      filedOn,
      caseNumber,
      firmStage,
      // Only an ended case is in the archive.
      ...(status !== 'Complete' && { archivedAt: null, archivedBy: null, duplicateOf: null }),
    })
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

/** How the part of a debtor ended, or that it goes on. */
export async function updatePart(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  { debtor, outcome, endedOn, docketNumber }: PartRecord,
  endedAt: Date,
): Promise<void> {
  await tables(tx)
    .updateTable('participant')
    .set({
      outcome,
      endedOn,
      docketNumber,
      // Another outcome does not change when the part ended.
      endedAt: outcome === null ? null : sql<Date>`coalesce(ended_at, ${endedAt})`,
    })
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .where('debtor', '=', debtor)
    .execute()
}
