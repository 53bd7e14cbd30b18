import type { Readable } from 'node:stream'
import { getFirmKeyOfCase } from '#features/cases/server/firm-of-case.ts'
import type { StoredDocument } from '../documents.store.ts'
import type { DocumentsDeps } from '../deps.ts'

/** The caller must check access. */
export async function findStoredContent(
  deps: Pick<DocumentsDeps, 'database' | 'vault' | 'secrets'>,
  document: Pick<StoredDocument, 'id' | 'firmId' | 'sealedKey'>,
): Promise<Readable> {
  const key = deps.secrets.openFileKey(
    document.firmId,
    await getFirmKeyOfCase(deps.database.db, document),
    document.id,
    document.sealedKey,
  )
  return deps.vault.open(document.id, { key, binding: `${document.firmId}|${document.id}` })
}
