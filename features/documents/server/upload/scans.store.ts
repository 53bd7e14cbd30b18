import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'

export interface WaitingFile {
  readonly id: string
  readonly firmId: string
  readonly sealedKey: Uint8Array
}

/** Untried files come first, then those with the oldest try: no failing file blocks the others. */
export async function waitingFiles(db: Db, max: number): Promise<readonly WaitingFile[]> {
  return tables(db)
    .selectFrom('document')
    .select(['id', 'firmId', 'sealedKey'])
    .where('scanState', '=', 'pending')
    .orderBy('scannedAt', (order) => order.asc().nullsFirst())
    .orderBy('uploadedAt')
    .limit(max)
    .execute()
}

/** Records a try. `state` is undefined if the scanner gave no result. */
export async function saveScan(
  db: Db | Tx,
  id: string,
  state?: 'clean' | 'infected',
): Promise<void> {
  await tables(db)
    .updateTable('document')
    .set({ scannedAt: sql<Date>`portal_now()`, scanState: state })
    .where('id', '=', id)
    .execute()
}

export async function rejectUnusable(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('document')
    .set({ status: 'Rejected', decidedAt: sql<Date>`portal_now()`, completedOn: null })
    .where('id', '=', id)
    .execute()
}
