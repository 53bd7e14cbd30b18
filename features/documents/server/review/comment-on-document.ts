import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/review/review-problems.ts'
import { lockDocument } from './decide/lock-document.ts'
import { clearOpened } from './review.store.ts'
import { notifyClients } from './notify-clients.ts'
import type { ReviewDeps } from '../deps.ts'
import { checkedComment, writeComment } from './write-comment.ts'

export interface CommentAct {
  readonly documentId: string
  readonly firmId: string
  readonly comment: string
  readonly staffId?: string
}

/** Documents from the firm can be commented on. Replaced ones cannot, since no client sees them. */
export async function commentOnDocument(deps: ReviewDeps, tx: Tx, act: CommentAct): Promise<void> {
  const comment = checkedComment(act.comment)
  const document = await lockDocument(tx, { id: act.documentId, firmId: act.firmId })
  if (document.status === 'Replaced') throw problem('documents.was-replaced')
  const staffId = await writeComment(deps, tx, document, comment, act.staffId)
  await clearOpened(tx, document)
  await notifyClients(deps, tx, { kind: 'document.commented', staffId, document })
  await deps.audit.record(
    {
      event: 'document.commented',
      outcome: 'done',
      firmId: document.firmId,
      object: document.id,
      details: { staffId },
    },
    tx,
  )
  await deps.caseChanged(tx, document, { staffId })
}
