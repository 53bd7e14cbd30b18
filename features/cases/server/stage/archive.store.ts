import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'

export interface StoredArchive {
  readonly at: Date
  readonly staffId: string
  /** The case that is kept instead. */
  readonly duplicateOf: string | null
}

/** Undefined while the case is not in the archive. */
export async function findArchive(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<StoredArchive | undefined> {
  const row = await tables(db)
    .selectFrom('legalCase')
    .select(['archivedAt', 'archivedBy', 'duplicateOf'])
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .executeTakeFirst()
  return row?.archivedAt && row.archivedBy
    ? { at: row.archivedAt, staffId: row.archivedBy, duplicateOf: row.duplicateOf }
    : undefined
}

/** Null takes the case out of the archive. Returns false if nothing changes. */
export async function setArchived(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  archive: Omit<StoredArchive, 'at'> | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('legalCase')
    .set({
      archivedAt: archive === null ? null : sql<Date>`portal_now()`,
      archivedBy: archive?.staffId ?? null,
      duplicateOf: archive?.duplicateOf ?? null,
    })
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .where('archivedAt', archive === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
