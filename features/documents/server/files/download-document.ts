// The bytes of a document, for the one who may see it.
import type { Readable } from 'node:stream'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { contentDisposition } from '../../rules/files/document-name.ts'
import { fileStateOf } from '../../rules/files/file-state.ts'
import { acceptedExtension, fileTypes } from '../../rules/files/file-types.ts'
import { documentsProblems } from '../../rules/problems.ts'
import type { StoredDocument } from '../documents.store.ts'
import { takeDownloadTurn } from './download-turns.ts'
import { openDocument } from '../read-documents.ts'
import { storedContent } from '../stored-content.ts'
import type { DocumentsWorld } from '../deps.ts'

const problem = problemsOf(documentsProblems)

export interface DownloadHead {
  readonly bytes: number
  readonly contentType: string
  readonly disposition: string
  /** For `Repr-Digest`: SHA-256, base64. */
  readonly digest: string
}

export interface Download extends DownloadHead {
  readonly content: Readable
}

/** Foreign, absent, malformed, infected and not yet scanned: the same answer. */
export async function downloadDocument(
  world: DocumentsWorld,
  viewer: ClientViewer,
  documentId: string,
): Promise<Download> {
  const document = await readyDocument(world, viewer, documentId)
  const endTurn = takeDownloadTurn(viewer.accountId)
  let content: Readable | undefined
  try {
    content = await storedContent(world, document)
    content.once('close', endTurn)
    await world.audit.record({
      event: 'document.downloaded',
      outcome: 'done',
      accountId: viewer.accountId,
      firmId: document.firmId,
      object: document.id,
      ip: viewer.source.ip,
      requestId: viewer.source.requestId,
    })
    return { ...headOf(document), content }
  } catch (error) {
    content?.destroy()
    endTurn()
    throw error
  }
}

/** What a download would say of the document; nothing of it is read. */
export async function headOfDownload(
  world: DocumentsWorld,
  viewer: ClientViewer,
  documentId: string,
): Promise<DownloadHead> {
  return headOf(await readyDocument(world, viewer, documentId))
}

async function readyDocument(
  world: DocumentsWorld,
  viewer: ClientViewer,
  documentId: string,
): Promise<StoredDocument> {
  const document = await openDocument(world.database.db, viewer, documentId)
  if (fileStateOf(document.scanState) !== 'ready') throw problem('documents.not-found')
  return document
}

function headOf(document: StoredDocument): DownloadHead {
  const extension = acceptedExtension(document.name)
  return {
    bytes: document.bytes,
    contentType:
      extension === undefined ? 'application/octet-stream' : fileTypes[extension].servedAs,
    disposition: contentDisposition(document.name),
    digest: Buffer.from(document.sha256, 'hex').toString('base64'),
  }
}
