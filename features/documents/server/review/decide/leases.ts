// Two people never decide on the same document without knowing it (spec: review#lease).
import { getColleague, listColleagues } from '#features/staff/server/colleagues.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../../rules/review/review-problems.ts'
import type { DocumentKey } from '../../documents.store.ts'
import { lockDocument } from './lock-document.ts'
import type { QueueDeps } from './deps.ts'
import { dropLease, findHolder, putLease } from './leases.store.ts'

export interface TakeReviewInput {
  readonly documentId: string
  readonly isTakingOver: boolean
}

/** Takes a lease, or extends the one that the person has. */
export function takeReview(
  deps: QueueDeps,
  viewer: StaffViewer,
  { documentId, isTakingOver }: TakeReviewInput,
): Promise<void> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const { id } = await lockDocument(tx, { id: documentId, firmId })
    if (!isTakingOver) await requireNoHolder(tx, { id, firmId }, staffId)
    await putLease(tx, { firmId, documentId: id, staffId })
  })
}

export async function leaveReview(
  deps: QueueDeps,
  { firmId, staffId }: StaffViewer,
  documentId: string,
): Promise<void> {
  if (!isUuid(documentId)) return
  await deps.workspaceDatabase
    .forFirm(firmId)
    .transact((tx) => dropLease(tx, { firmId, documentId, staffId }))
}

/** Throws with the name of a colleague who is looking at the document. */
export async function requireNoHolder(
  tx: Tx,
  document: DocumentKey,
  staffId: string,
): Promise<void> {
  const holderId = await findHolder(tx, document)
  if (holderId === undefined || holderId === staffId) return
  const { givenName } = getColleague(await listColleagues(tx, document), holderId)
  throw problem('documents.held', { name: givenName })
}
