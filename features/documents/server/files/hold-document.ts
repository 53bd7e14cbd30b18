// Takes hold of a document that the firm is about to do something with.
import { isUuid } from '#lib/ids.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { documentsProblems } from '../../rules/problems.ts'
import { holdDocument, type HeldDocument } from '../review/review.store.ts'

const problem = problemsOf(documentsProblems)

/** The document of this id, held until the transaction ends; absent and malformed ids answer alike. */
export async function heldDocument(tx: Tx, documentId: string): Promise<HeldDocument> {
  const document = isUuid(documentId) ? await holdDocument(tx, documentId) : undefined
  if (!document) throw problem('documents.not-found')
  return document
}
