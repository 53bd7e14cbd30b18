// Refuses to run a build without the content that some case is pinned to: its answers would be read by other questions.
import type { Db } from '#ports/database.ts'
import type { Contents } from './read/contents.ts'
import { pinnedVersions } from './questionnaire.store.ts'

export async function requireVersions(db: Db, contents: Contents): Promise<void> {
  for (const version of await pinnedVersions(db)) contents.of(version)
}
