import type { Db } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

/** All content versions in use, at any firm. */
export async function listPinnedVersions(db: Db): Promise<readonly number[]> {
  const rows = await tables(db)
    .selectFrom('questionnaire')
    .select('version')
    .distinct()
    .where('version', 'is not', null)
    .execute()
  return rows.flatMap(({ version }) => (version === null ? [] : [version]))
}
