// The file of a document for the staff of its firm (spec: review#files).
import type { Readable } from 'node:stream'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { getFileState } from '../../rules/files/file-state.ts'
import { problem as notFound } from '../../rules/problems.ts'
import { problem } from '../../rules/review/review-problems.ts'
import { findStoredDocument } from '../documents.store.ts'
import type { QueueDeps } from './decide/deps.ts'
import { findReading, type Download } from '../files/download-document.ts'
import { claimDownloadTurn } from '../files/download-turns.ts'
import { findStoredContent } from '../files/stored-content.ts'

const events = { view: 'document.viewed', save: 'document.downloaded' } as const

/** Events of the audit for a file that was sent to a person. */
export const staffFileEvents: readonly string[] = Object.values(events)

export interface StaffFileInput {
  readonly documentId: string
  /** To keep it, or to show it in the page. */
  readonly purpose: keyof typeof events
}

/** Foreign, missing and malformed documents get the same error. */
export async function openStaffFile(
  deps: QueueDeps,
  viewer: StaffViewer,
  { documentId, purpose }: StaffFileInput,
): Promise<Download> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId, staffId } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  const document = isUuid(documentId)
    ? await findStoredDocument(database.db, { id: documentId, firmId })
    : undefined
  if (!document) throw notFound('documents.not-found')
  const state = getFileState(document.scanState)
  if (state === 'checking') throw problem('documents.not-checked')
  if (state === 'unusable') throw problem('documents.harmful')
  const endTurn = claimDownloadTurn(staffId)
  let content: Readable | undefined
  try {
    content = await findStoredContent({ ...deps, database }, document)
    content.once('close', endTurn)
    const entry = { event: events[purpose], outcome: 'done', object: document.id } as const
    await database.transact((tx) => deps.audit.record({ ...entry, ...getStaffActor(viewer) }, tx))
    return { ...findReading(document), content }
  } catch (error) {
    content?.destroy()
    endTurn()
    throw error
  }
}
