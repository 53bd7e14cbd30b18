// Refuses to start without a content version that a case uses (spec: questionnaire#pinned-version).
import type { Db } from '#ports/database.ts'
import type { Contents } from './read/contents.ts'
import { listPinnedVersions } from './pinned-versions.store.ts'

export async function requireVersions(db: Db, contents: Contents): Promise<void> {
  for (const version of await listPinnedVersions(db)) contents.of(version)
}
