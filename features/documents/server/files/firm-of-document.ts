import { isUuid } from '#lib/ids.ts'
import type { Db } from '#ports/database.ts'
import { problem } from '../../rules/problems.ts'
import { findFirmOfDocumentRow } from './files.store.ts'

/** For operators, who name a document of any firm. Missing and malformed IDs get the same error. */
export async function getFirmOfDocument(db: Db, documentId: string): Promise<string> {
  const firmId = isUuid(documentId) ? await findFirmOfDocumentRow(db, documentId) : undefined
  if (firmId === undefined) throw problem('documents.not-found')
  return firmId
}
