// The bytes of a document, for the one who may see it.
import type { Readable } from 'node:stream'
import { problemsOf } from '#kit/problem.ts'
import type { ClientViewer } from '#kit/viewer.ts'
import { contentDisposition } from '../rules/document-name.ts'
import { fileStateOf } from '../rules/file-state.ts'
import { acceptedExtension, fileTypes } from '../rules/file-types.ts'
import { documentsProblems } from '../rules/problems.ts'
import { openDocument } from './read-documents.ts'
import { storedContent } from './stored-content.ts'
import type { DocumentsWorld } from './world.ts'

const problem = problemsOf(documentsProblems)

export interface Download {
  readonly content: Readable
  readonly bytes: number
  readonly contentType: string
  readonly disposition: string
  /** For `Repr-Digest`: SHA-256, base64. */
  readonly digest: string
}

/** Foreign, absent, malformed, infected and not yet scanned: the same answer. */
export async function downloadDocument(world: DocumentsWorld, viewer: ClientViewer, documentId: string): Promise<Download> {
  const document = await openDocument(world.database.db, viewer, documentId)
  if (fileStateOf(document.scanState) !== 'ready') throw problem('documents.not-found')
  const content = await storedContent(world, document)
  await world.audit.record({ event: 'document.downloaded', outcome: 'done', accountId: viewer.accountId, firmId: document.firmId, object: document.id, ip: viewer.source.ip, requestId: viewer.source.requestId })
  const extension = acceptedExtension(document.name)
  return {
    content,
    bytes: document.bytes,
    contentType: extension === undefined ? 'application/octet-stream' : fileTypes[extension].servedAs,
    disposition: contentDisposition(document.name),
    digest: Buffer.from(document.sha256, 'hex').toString('base64'),
  }
}
