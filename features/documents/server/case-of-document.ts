import { isUuid } from '#lib/ids.ts'
import type { Db } from '#ports/database.ts'
import { findStoredDocument } from './documents.store.ts'

export async function findCaseOfDocument(
  db: Db,
  documentId: string,
): Promise<{ readonly caseId: string; readonly firmId: string } | undefined> {
  return isUuid(documentId) ? findStoredDocument(db, documentId) : undefined
}
