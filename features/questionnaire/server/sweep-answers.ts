// What is neither current nor submitted goes after 90 days: earlier revisions, and private values that nothing refers to any more (decisions, questionnaire B4.4).
import type { Db } from '#ports/database.ts'
import { removeDroppedSecrets, removeOldRevisions } from './sweep.store.ts'

const keptDays = 90
/** So many at once, so that no statement takes long. */
const mostAtOnce = 5000

export async function sweepAnswers(db: Db): Promise<void> {
  while ((await removeOldRevisions(db, keptDays, mostAtOnce)) === mostAtOnce);
  await removeDroppedSecrets(db, keptDays)
}
