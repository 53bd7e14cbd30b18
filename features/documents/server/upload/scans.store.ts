import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { DocumentKey } from '../documents.store.ts'
import { tables } from '../tables.generated.ts'

export interface WaitingFile extends DocumentKey {
  readonly sealedKey: Uint8Array
}

/** Untried files come first, then those with the oldest try: no failing file blocks the others. */
export async function waitingFiles(
  db: Db,
  firmId: string,
  max: number,
): Promise<readonly WaitingFile[]> {
  return tables(db)
    .selectFrom('document')
    .select(['id', 'firmId', 'sealedKey'])
    .where('firmId', '=', firmId)
    .where('scanState', '=', 'pending')
    .orderBy('scannedAt', (order) => order.asc().nullsFirst())
    .orderBy('uploadedAt')
    .limit(max)
    .execute()
}

/** Records a try. `state` is undefined if the scanner gave no result. */
export async function saveScan(
  db: Db | Tx,
  { id, firmId }: DocumentKey,
  state?: 'clean' | 'infected',
): Promise<void> {
  await tables(db)
    .updateTable('document')
    .set({ scannedAt: sql<Date>`portal_now()`, scanState: state })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute()
}

export async function rejectUnusable(tx: Tx, { id, firmId }: DocumentKey): Promise<void> {
  await tables(tx)
    .updateTable('document')
    .set({ status: 'Rejected', decidedAt: sql<Date>`portal_now()`, completedOn: null })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute()
}
