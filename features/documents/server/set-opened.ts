// documents { setOpened }: this viewer has looked at a document.
import type { ClientViewer } from '#lib/viewer.ts'
import { markOpened } from './documents.store.ts'
import { openDocument } from './read-documents.ts'
import type { DocumentsWorld } from './deps.ts'

export async function setOpened(world: DocumentsWorld, viewer: ClientViewer, documentId: string) {
  const document = await openDocument(world.database.db, viewer, documentId)
  await markOpened(world.database.db, document.id, viewer.accountId)
  return { success: true, error: null }
}
