// A firm's act: writes beside a document, for those who may see it.
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { reviewProblems } from '../../rules/review-problems.ts'
import { heldDocument } from '../files/hold-document.ts'
import { clearOpened } from './review.store.ts'
import { tellClients } from '../notify-clients.ts'
import type { ReviewWorld } from '../deps.ts'
import { checkedComment, writeComment } from './write-comment.ts'

const problem = problemsOf(reviewProblems)

export interface CommentAct {
  readonly documentId: string
  readonly comment: string
  /** Who of the case's firm writes it; its attorney when left out. */
  readonly staffId?: string
}

/** What the firm sent may be commented on as well; what was replaced may not: nobody would see it. */
export async function commentOnDocument(
  world: ReviewWorld,
  tx: Tx,
  act: CommentAct,
): Promise<void> {
  const comment = checkedComment(act.comment)
  const document = await heldDocument(tx, act.documentId)
  if (document.status === 'Replaced') throw problem('documents.was-replaced')
  const staffId = await writeComment(world, tx, document, comment, act.staffId)
  await clearOpened(tx, document.id)
  await tellClients(world, tx, { kind: 'document.commented', staffId, document })
  await world.audit.record(
    {
      event: 'document.commented',
      outcome: 'done',
      firmId: document.firmId,
      object: document.id,
      details: { staffId },
    },
    tx,
  )
}
