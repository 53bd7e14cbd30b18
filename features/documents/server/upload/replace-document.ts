import { Problem } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db, Tx } from '#ports/database.ts'
import { mayReplace } from '../../rules/document-status.ts'
import { problem } from '../../rules/problems.ts'
import {
  lockDocument,
  markReplaced,
  type DocumentKey,
  type StoredDocument,
} from '../documents.store.ts'
import { openDocument } from '../read/read-documents.ts'

/** Undefined if replaceable: the document is visible, in this category, rejected or pending. */
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

/** Runs in the transaction of the new document: the second of two concurrent replacements fails. */
export async function replaceDocument(
  tx: Tx,
  replaced: DocumentKey,
  categoryId: string,
): Promise<void> {
  check(await lockDocument(tx, replaced), categoryId)
  await markReplaced(tx, replaced)
}

function check(replaced: StoredDocument | undefined, categoryId: string): void {
  if (!replaced || replaced.categoryId !== categoryId || !mayReplace(replaced))
    throw problem('documents.not-replaceable')
}
