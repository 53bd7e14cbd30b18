// The bytes of a document, for the one who may see it.
import type { Readable } from 'node:stream'
import { firmKeyOf } from '#features/cases/server/firm-of-case.ts'
import { problemsOf } from '#kit/problem.ts'
import type { ClientViewer } from '#kit/viewer.ts'
import { contentDisposition } from '../rules/document-name.ts'
import { acceptedExtension, fileTypes } from '../rules/file-types.ts'
import { documentsProblems } from '../rules/problems.ts'
import { openDocument } from './read-documents.ts'
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
  const { db } = world.database
  const document = await openDocument(db, viewer, documentId)
  if (document.scanState !== 'clean' && document.scanState !== 'unscanned') throw problem('documents.not-found')
  const key = world.secrets.openFileKey(document.firmId, await firmKeyOf(db, document), document.id, document.sealedKey)
  const content = await world.vault.open(document.id, { key, binding: `${document.firmId}|${document.id}` })
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
