// spec: documents#rename, documents#rename-keeps-extension
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { isBlankName, renameStem } from '../rules/files/document-name.ts'
import { mayRename } from '../rules/document-status.ts'
import { problem } from '../rules/problems.ts'
import type { DocumentRecord } from '../rules/records.ts'
import { renamePending, findStoredDocument } from './documents.store.ts'
import { openDocument, readDocument } from './read-documents.ts'
import type { DocumentsDeps } from './deps.ts'

export async function renameDocument(
  deps: DocumentsDeps,
  viewer: ClientViewer,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<DocumentRecord> {
  const document = await openDocument(deps.database.db, viewer, id)
  if (isBlankName(name)) throw problem('documents.name-missing')
  await deps.database.transact(async (tx) => {
    if (
      !mayRename(document) ||
      !(await renamePending(tx, document, renameStem(document.name, name)))
    ) {
      const isReplaced = (await findStoredDocument(tx, document))?.status === 'Replaced'
      throw problem(isReplaced ? 'documents.replaced' : 'documents.not-renamable')
    }
    await deps.audit.record(
      {
        event: 'document.renamed',
        outcome: 'done',
        ...getActor(viewer),
        firmId: document.firmId,
        object: document.id,
      },
      tx,
    )
  })
  return readDocument(deps, viewer, document.id)
}
