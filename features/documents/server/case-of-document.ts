import { isUuid } from '#lib/ids.ts'
import type { Db } from '#ports/database.ts'
import { storedDocument } from './documents.store.ts'

export async function caseOfDocument(
  db: Db,
  documentId: string,
): Promise<{ readonly caseId: string; readonly firmId: string } | undefined> {
  return isUuid(documentId) ? storedDocument(db, documentId) : undefined
}
