// Verifies that the vault belongs to this database: one of the oldest known files must exist.
import { packetFileRowsAfter } from './packet-files.store.ts'
import { fileRowsAfter } from './files.store.ts'
import { findingOfFile, type VerifyFileDeps } from './verify-file.ts'
import type { DocumentsDeps } from '../deps.ts'

/**
 * The oldest files of each kind are tried, because every backup contains them. Several are tried,
 * because one may be lost.
 */
const maxTried = 5
const beforeEveryId = '00000000-0000-0000-0000-000000000000'

/** Throws when the vault is unavailable. */
export async function findKnownFiles(
  deps: VerifyFileDeps & Pick<DocumentsDeps, 'filesElsewhere'>,
): Promise<'found' | 'missing' | 'none'> {
  let result: 'missing' | 'none' = 'none'
  for (const rowsAfter of [fileRowsAfter, packetFileRowsAfter, deps.filesElsewhere.after]) {
    for (const row of await rowsAfter(deps.database.db, beforeEveryId, maxTried, 0)) {
      // Infected files may have been deleted.
      if (row.scanState === 'infected') continue
      if ((await findingOfFile(deps, row, { whole: false })) !== 'absent') return 'found'
      result = 'missing'
    }
  }
  return result
}
