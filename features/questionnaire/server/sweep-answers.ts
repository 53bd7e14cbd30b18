// spec: saving#retention
import type { Db } from '#ports/database.ts'
import { removeDroppedSecrets, removeOldRevisions } from './sweep.store.ts'

const keptDays = 90
/** Max rows per statement, so that no statement takes long. */
const maxConcurrent = 5000

export async function sweepAnswers(db: Db): Promise<void> {
  while ((await removeOldRevisions(db, keptDays, maxConcurrent)) === maxConcurrent);
  await removeDroppedSecrets(db, keptDays)
}
