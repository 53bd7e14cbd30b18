import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { acknowledgments } from '../../rules/acknowledgment.ts'
import { problem } from '../../rules/problems.ts'
import type { DocumentRecord } from '../../rules/records.ts'
import type { DocumentsDeps } from '../deps.ts'
import { openDocument, readDocument } from '../read/read-documents.ts'
import { insertAcknowledgment } from './case-checklist.store.ts'

/** The client confirms a document from the firm, once (spec: case-checklist#acknowledge). */
export async function acknowledgeDocument(
  deps: DocumentsDeps,
  viewer: ClientViewer,
  documentId: string,
): Promise<DocumentRecord> {
  const document = await openDocument(deps.database.db, viewer, documentId)
  if (!document.asksAcknowledgment) throw problem('documents.not-found')
  const { accountId, source } = viewer
  await deps.database.transact(async (tx) => {
    const sentence = acknowledgments[source.language]
    if (!(await insertAcknowledgment(tx, document, { accountId, sentence }))) return
    const { firmId, id: object } = document
    const entry = { event: 'document.acknowledged', outcome: 'done', firmId, object } as const
    await deps.audit.record({ ...entry, ...getActor(viewer) }, tx)
  })
  return readDocument(deps, viewer, document.id)
}
