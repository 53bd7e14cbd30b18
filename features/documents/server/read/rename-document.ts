// spec: documents#rename, documents#rename-keeps-extension
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { isBlankName, renameStem } from '../../rules/files/document-name.ts'
import { mayRename } from '../../rules/document-status.ts'
import { problem } from '../../rules/problems.ts'
import type { DocumentRecord } from '../../rules/records.ts'
import { renamePending, findStoredDocument } from '../documents.store.ts'
import { findEndProblem } from './ended-case.ts'
import { openDocumentInCase, readDocument } from './read-documents.ts'
import type { DocumentsDeps } from '../deps.ts'

export async function renameDocument(
  deps: DocumentsDeps,
  viewer: ClientViewer,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<DocumentRecord> {
  const { db } = deps.database
  const { document, opened, category } = await openDocumentInCase(db, viewer, id)
  if (isBlankName(name)) throw problem('documents.name-missing')
  const ended = await findEndProblem(db, opened, category, viewer.accountId)
  if (ended) throw ended
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
