// Whether the vault is the one of this database: one of the files that the rows name must be there.
import { fileRowsAfter } from './files/files.store.ts'
import { findingOfFile, type VerifyingWorld } from './upload/verify-file.ts'
import type { DocumentsWorld } from './deps.ts'

/** Of each kind the oldest: they are in every backup. One of them may be lost without the store being another. */
const maxTried = 5
const beforeEveryId = '00000000-0000-0000-0000-000000000000'

/** Throws when the vault cannot be reached. */
export async function lookForKnownFiles(
  world: VerifyingWorld & Pick<DocumentsWorld, 'filesElsewhere'>,
): Promise<'found' | 'missing' | 'none'> {
  let found: 'missing' | 'none' = 'none'
  for (const rowsAfter of [fileRowsAfter, world.filesElsewhere.after]) {
    for (const row of await rowsAfter(world.database.db, beforeEveryId, maxTried, 0)) {
      // What holds something harmful may have been taken away.
      if (row.scanState === 'infected') continue
      if ((await findingOfFile(world, row, { whole: false })) !== 'absent') return 'found'
      found = 'missing'
    }
  }
  return found
}
