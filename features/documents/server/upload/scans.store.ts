import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { DocumentStatus } from '../../rules/document-status.ts'
import type { ScanState } from '../../rules/files/file-state.ts'

type OwnTables = {
  document: {
    id: string
    firm_id: string
    sealed_key: Uint8Array
    status: DocumentStatus
    scan_state: ScanState
    scanned_at: Date | null
    uploaded_at: Date
    decided_at: Date | null
    completed_on: string | null
  }
}

export interface WaitingFile {
  readonly id: string
  readonly firmId: string
  readonly sealedKey: Uint8Array
}

/** Untried files come first, then those with the oldest try: no failing file blocks the others. */
export async function waitingFiles(db: Db, max: number): Promise<readonly WaitingFile[]> {
  return db
    .withTables<OwnTables>()
    .selectFrom('document')
    .select(['id', 'firm_id as firmId', 'sealed_key as sealedKey'])
    .where('scan_state', '=', 'pending')
    .orderBy('scanned_at', (order) => order.asc().nullsFirst())
    .orderBy('uploaded_at')
    .limit(max)
    .execute()
}

/** Records a try. `state` is undefined if the scanner gave no result. */
export async function saveScan(
  db: Db | Tx,
  id: string,
  state?: 'clean' | 'infected',
): Promise<void> {
  await db
    .withTables<OwnTables>()
    .updateTable('document')
    .set({
      scanned_at: sql<Date>`portal_now()`,
      ...(state === undefined ? {} : { scan_state: state }),
    })
    .where('id', '=', id)
    .execute()
}

export async function rejectUnusable(tx: Tx, id: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('document')
    .set({ status: 'Rejected', decided_at: sql<Date>`portal_now()`, completed_on: null })
    .where('id', '=', id)
    .execute()
}
