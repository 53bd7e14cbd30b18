// Carries out decisions that can no longer be undone (spec: review#undo).
import { openText, type SealingDeps } from '#features/cases/server/firm-of-case.ts'
import { isUuid } from '#lib/ids.ts'
import { isExpectedRefusal } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import type { DocumentKey } from '../../documents.store.ts'
import { decideDocument, type DecideDeps } from './decide-document.ts'
import {
  deleteHeldDecision,
  listDueDocuments,
  setRefused,
  takeDueDecision,
  type StoredHeldDecision,
} from './held-decisions.store.ts'
import { heldContext } from '../sealed-comments.ts'

const maxAtOnce = 200

/** For decisions whose own job was lost. */
export async function applyDueDecisions(deps: DecideDeps, firmId: string): Promise<void> {
  for (const document of await listDueDocuments(deps.database.db, firmId, maxAtOnce))
    await applyDecision(deps, document)
}

/**
 * Does nothing when the decision was undone or is not due. A decision that a rule forbids by now, as
 * when the client has replaced the document, is kept for the person who made it.
 */
export async function applyDecision(deps: DecideDeps, document: DocumentKey): Promise<void> {
  try {
    await deps.database.transact(async (tx) => {
      const held = await takeDueDecision(tx, document)
      if (!held) return
      await decideDocument(deps, tx, toAct(deps, held))
      await deleteHeldDecision(tx, document)
    })
  } catch (error) {
    if (!isExpectedRefusal(error)) throw error
    await deps.database.transact((tx) => setRefused(tx, document, error.code))
  }
}

function toAct(deps: SealingDeps, held: StoredHeldDecision) {
  const { documentId, firmId, staffId, decision, stillNeeded } = held
  const { comment: clear, commentSealed: sealed, reasonKey, name, completedOn } = held
  const hasComment = sealed !== null || clear !== null
  return {
    ...{ documentId, firmId, staffId, decision, stillNeeded },
    ...(hasComment && { comment: openText(deps, held, heldContext(held), { sealed, clear }) }),
    ...(reasonKey !== null && { reasonKey }),
    ...(name !== null && { name }),
    ...(completedOn !== null && { completedOn }),
  }
}

/** For a decision outside the queue, which counts at once. */
export async function dropHeldDecision(tx: Tx, { id, firmId }: DocumentKey): Promise<void> {
  if (isUuid(id)) await deleteHeldDecision(tx, { id, firmId })
}
