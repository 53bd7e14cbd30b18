// Puts a new document in the place of one that was rejected or still waits.
import { Problem, problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import { mayReplace } from '../../rules/document-status.ts'
import { documentsProblems } from '../../rules/problems.ts'
import { lockDocument, markReplaced, type StoredDocument } from '../documents.store.ts'
import { openDocument } from '../read-documents.ts'

const problem = problemsOf(documentsProblems)

/** Before anything is received: why it cannot be replaced. Undefined for a document that the viewer may see, of the same category, that was rejected or waits. */
export async function replacementRefusal(
  db: Db,
  viewer: ClientViewer,
  replacedId: string,
  categoryId: string,
): Promise<Problem | undefined> {
  try {
    check(await openDocument(db, viewer, replacedId), categoryId)
    return undefined
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

/** In the transaction of its successor: of two at once the second finds it replaced. */
export async function replaceDocument(
  tx: Tx,
  replacedId: string,
  categoryId: string,
): Promise<void> {
  check(await lockDocument(tx, replacedId), categoryId)
  await markReplaced(tx, replacedId)
}

function check(replaced: StoredDocument | undefined, categoryId: string): void {
  if (!replaced || replaced.categoryId !== categoryId || !mayReplace(replaced))
    throw problem('documents.not-replaceable')
}
