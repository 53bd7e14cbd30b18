import type { Readable } from 'node:stream'
import { getReader, type PortalReader } from '#lib/viewer.ts'
import { contentDisposition } from '../../rules/files/document-name.ts'
import { getFileState } from '../../rules/files/file-state.ts'
import { acceptedExtension, fileTypes } from '../../rules/files/file-types.ts'
import { problem } from '../../rules/problems.ts'
import type { StoredDocument } from '../documents.store.ts'
import { claimDownloadTurn } from './download-turns.ts'
import { openDocument } from '../read/read-documents.ts'
import { findStoredContent } from './stored-content.ts'
import type { DocumentsDeps } from '../deps.ts'

export interface DownloadHead {
  readonly bytes: number
  readonly contentType: string
  readonly disposition: string
  /** SHA-256 in base64, for the header `Repr-Digest`. */
  readonly digest: string
}

export interface Download extends DownloadHead {
  readonly content: Readable
}

/** Foreign, missing, malformed, infected and unscanned documents get the same error. */
export async function downloadDocument(
  deps: DocumentsDeps,
  viewer: PortalReader,
  documentId: string,
): Promise<Download> {
  const document = await readyDocument(deps, viewer, documentId)
  const endTurn = claimDownloadTurn(viewer.accountId)
  let content: Readable | undefined
  try {
    content = await findStoredContent(deps, document)
    content.once('close', endTurn)
    await deps.audit.record({
      event: 'document.downloaded',
      outcome: 'done',
      ...getReader(viewer),
      firmId: document.firmId,
      object: document.id,
    })
    return { ...findReading(document), content }
  } catch (error) {
    content?.destroy()
    endTurn()
    throw error
  }
}

export async function headOfDownload(
  deps: DocumentsDeps,
  viewer: PortalReader,
  documentId: string,
): Promise<DownloadHead> {
  return findReading(await readyDocument(deps, viewer, documentId))
}

async function readyDocument(
  deps: DocumentsDeps,
  viewer: PortalReader,
  documentId: string,
): Promise<StoredDocument> {
  const document = await openDocument(deps.database.db, viewer, documentId)
  if (getFileState(document.scanState) !== 'ready') throw problem('documents.not-found')
  return document
}

export function findReading(document: StoredDocument): DownloadHead {
  const extension = acceptedExtension(document.name)
  return {
    bytes: document.bytes,
    contentType:
      extension === undefined ? 'application/octet-stream' : fileTypes[extension].servedAs,
    disposition: contentDisposition(document.name),
    digest: Buffer.from(document.sha256, 'hex').toString('base64'),
  }
}
