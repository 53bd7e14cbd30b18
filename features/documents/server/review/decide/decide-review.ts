// Decisions of the review queue. The client is notified ten seconds later, so that each can be undone
// (spec: review#undo).
import type {
  MadeDecision,
  ReviewDecision,
  ReviewDecisionInput,
} from '#contract/workspace.generated.ts'
import { getFirmKeyOfCase, sealText } from '#features/cases/server/firm-of-case.ts'
import { listColleagues } from '#features/staff/server/colleagues.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../../rules/review/review-problems.ts'
import { statusAfter, type Decision } from '../../../rules/review/review.ts'
import { lockDocument } from './lock-document.ts'
import { staffFileEvents } from '../staff-file.ts'
import { checkDecision, type DecideDocumentInput } from './decide-document.ts'
import type { HeldDocument } from '../review.store.ts'
import { heldContext } from '../sealed-comments.ts'
import type { QueueDeps } from './deps.ts'
import {
  deleteRefusedDecision,
  findHeldDecision,
  insertHeldDecision,
  takeBackDecision,
} from './held-decisions.store.ts'
import { requireNoHolder } from './leases.ts'
import { dropLease } from './leases.store.ts'
import { toMadeDecision, toReviewedStatus } from '../queue/read-review-document.ts'

export const decisionQueue = 'apply-review-decisions'

/** Longer than the time to undo, because the clocks of database and queue may differ a little. */
const applyAfterSeconds = 11

const decisions: Readonly<Record<ReviewDecision, Decision>> = {
  ACCEPT: 'accept',
  QUESTION: 'question',
  REJECT: 'reject',
}

/** Refuses with the decision that the document has, if the person did not see that one. */
export function decideReview(
  deps: QueueDeps,
  viewer: StaffViewer,
  input: ReviewDecisionInput,
): Promise<MadeDecision | null> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId, staffId } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  return database.transact(async (tx) => {
    const document = await lockDocument(tx, { id: input.documentId, firmId })
    if (!isUuid(input.key)) throw problem('documents.decided-already')
    const isHeldBefore = await findDecided(tx, viewer, document, input)
    if (isHeldBefore === true) return read(tx, document)
    if (isHeldBefore === false)
      throw outdated(problem('documents.decided-already'), { decision: await read(tx, document) })
    await requireNoHolder(tx, document, staffId)
    const act = toAct(input, viewer)
    const { name, ...decided } = await checkDecision({ ...deps, database }, tx, document, act)
    if (act.decision === 'accept') await requireSeen(deps, tx, viewer, document)
    await insertHeldDecision(tx, {
      ...{ firmId, documentId: document.id, key: input.key, staffId, decision: act.decision },
      commentSealed: await sealComment(deps, tx, act),
      reasonKey: act.reasonKey ?? null,
      name: name === document.name ? null : name,
      completedOn: act.completedOn ?? null,
      stillNeeded: decided.stillNeeded,
    })
    await dropLease(tx, { firmId, documentId: document.id, staffId })
    const due = { id: document.id, firmId }
    await deps.jobs.enqueue(tx, decisionQueue, due, applyAfterSeconds)
    return read(tx, document)
  })
}

async function sealComment(
  deps: QueueDeps,
  tx: FirmTx,
  { firmId, documentId, comment }: DecideDocumentInput,
): Promise<Uint8Array | null> {
  if (comment === undefined) return null
  const firm = { firmId, firmKey: await getFirmKeyOfCase(tx, { firmId }) }
  return sealText(deps, firm, heldContext({ documentId: documentId.toLowerCase() }), comment)
}

/** True for the same decision of this person, sent again; false for one they have not seen. */
async function findDecided(
  tx: FirmTx,
  { staffId }: StaffViewer,
  document: HeldDocument,
  { key, seen, decision }: ReviewDecisionInput,
): Promise<boolean | undefined> {
  const held = await findHeldDecision(tx, document)
  if (held && held.refusedAs === null) return held.key === key.toLowerCase()
  if (toReviewedStatus(document.status) === seen) return undefined
  if (document.status === 'Replaced') throw problem('documents.was-replaced')
  return document.decidedBy === staffId && document.status === statusAfter[decisions[decision]]
}

function toAct(input: ReviewDecisionInput, { firmId, staffId }: StaffViewer): DecideDocumentInput {
  const { documentId, decision, comment, reasonKey, name, completedOn, stillNeeded } = input
  return {
    ...{ documentId, firmId, staffId, decision: decisions[decision] },
    ...(comment != null && { comment }),
    ...(reasonKey != null && { reasonKey }),
    ...(name != null && { name }),
    ...(completedOn != null && { completedOn }),
    ...(stillNeeded != null && { stillNeeded }),
  }
}

async function read(
  tx: FirmTx,
  document: Pick<HeldDocument, 'id' | 'firmId' | 'status' | 'decidedAt' | 'decidedBy'>,
): Promise<MadeDecision | null> {
  const colleagues = await listColleagues(tx, document)
  return toMadeDecision(document, await findHeldDecision(tx, document), colleagues)
}

/** The file must have reached this person (spec: review#seen). */
async function requireSeen(
  { audit }: QueueDeps,
  tx: FirmTx,
  { firmId, staffId }: StaffViewer,
  { id }: HeldDocument,
): Promise<void> {
  const views = { firmId, events: staffFileEvents, objects: [id], before: undefined, max: 500 }
  const entries = await audit.list(views, tx)
  if (!entries.some(({ details }) => details['staffId'] === staffId))
    throw problem('documents.not-seen')
}

export interface UndoReviewInput {
  readonly documentId: string
  readonly key: string
}

export function undoReview(
  deps: QueueDeps,
  viewer: StaffViewer,
  { documentId, key }: UndoReviewInput,
): Promise<void> {
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const isTakenBack =
      isUuid(documentId) &&
      isUuid(key) &&
      (await takeBackDecision(tx, { firmId, documentId, key, staffId }))
    if (!isTakenBack) throw problem('documents.undo-too-late')
    const entry = { event: 'document.decision-undone', outcome: 'done' } as const
    await deps.audit.record({ ...entry, ...getStaffActor(viewer), object: documentId }, tx)
  })
}

export async function dismissVoidDecision(
  deps: QueueDeps,
  { firmId, staffId }: StaffViewer,
  documentId: string,
): Promise<void> {
  if (!isUuid(documentId)) return
  await deps.workspaceDatabase
    .forFirm(firmId)
    .transact((tx) => deleteRefusedDecision(tx, { id: documentId, firmId }, staffId))
}
