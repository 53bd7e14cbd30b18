import { isUuid } from '#lib/ids.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../../rules/problems.ts'
import type { DocumentKey } from '../../documents.store.ts'
import { lockDocumentRow, type HeldDocument } from '../review.store.ts'

/** Locks a document until the transaction ends. Missing and malformed IDs get the same error. */
export async function lockDocument(tx: Tx, key: DocumentKey): Promise<HeldDocument> {
  const document = isUuid(key.id) ? await lockDocumentRow(tx, key) : undefined
  if (!document) throw problem('documents.not-found')
  return document
}
