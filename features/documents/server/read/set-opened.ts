import type { ClientViewer } from '#lib/viewer.ts'
import { markOpened } from '../documents.store.ts'
import { openDocument } from './read-documents.ts'
import type { DocumentsDeps } from '../deps.ts'

export async function setOpened(deps: DocumentsDeps, viewer: ClientViewer, documentId: string) {
  const document = await openDocument(deps.database.db, viewer, documentId)
  await markOpened(deps.database.db, document, viewer.accountId)
  return { success: true, error: null }
}
