// spec: saving#retention
import type { Database } from '#ports/database.ts'
import { removeDroppedSecrets, removeOldRevisions } from './sweep.store.ts'

const keptDays = 90
/** Per statement, so that no statement takes long. */
const maxRows = 5000

export async function sweepAnswers(
  { database: { db } }: { readonly database: Database },
  firmId: string,
): Promise<void> {
  while ((await removeOldRevisions(db, { firmId, keptDays, max: maxRows })) === maxRows);
  await removeDroppedSecrets(db, { firmId, keptDays })
}
