// Finds documents of any firm by their IDs alone: stored files name no firm.
import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'
import type { ScanState } from '../../rules/files/file-state.ts'
import { tables } from '../tables.generated.ts'

export interface FileRow {
  readonly id: string
  readonly firmId: string
  readonly caseId: string
  readonly bytes: number
  readonly sha256: string
  readonly sealedKey: Uint8Array
  readonly scanState: ScanState
  readonly isSampled: boolean
}

/** Returns the rows after this ID, sorted by ID. Marks about `samplePercent` percent as sampled. */
export async function fileRowsAfter(
  db: Db,
  afterId: string,
  max: number,
  samplePercent: number,
): Promise<readonly FileRow[]> {
  const { rows } = await sql<FileRow>`
    select
      id,
      firm_id,
      case_id,
      bytes,
      sha256,
      sealed_key,
      scan_state,
      random() * 100 < ${samplePercent} as is_sampled
    from document
    where id > ${afterId}
    order by id
    limit ${max}`.execute(db)
  return rows
}

/** Returns the given IDs that are documents. */
export async function existingDocuments(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tables(db).selectFrom('document').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function findFirmOfDocumentRow(db: Db, id: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('document')
    .select('firmId')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.firmId
}

/** The true time of the database, without the demo clock's offset. */
export async function readDatabaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now ?? new Date(0)
}
