// The plain bytes of a stored document.
import type { Readable } from 'node:stream'
import { firmKeyOf } from '#features/cases/server/firm-of-case.ts'
import type { StoredDocument } from './documents.store.ts'
import type { DocumentsWorld } from './deps.ts'

/** Whoever asks has seen to it that they may be read. */
export async function storedContent(
  world: Pick<DocumentsWorld, 'database' | 'vault' | 'secrets'>,
  document: Pick<StoredDocument, 'id' | 'firmId' | 'sealedKey'>,
): Promise<Readable> {
  const key = world.secrets.openFileKey(
    document.firmId,
    await firmKeyOf(world.database.db, document),
    document.id,
    document.sealedKey,
  )
  return world.vault.open(document.id, { key, binding: `${document.firmId}|${document.id}` })
}
