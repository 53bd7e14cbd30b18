// What a firm sees of a case's documents: everything that lies in it, and what is still missing.
import type { Db } from '#ports/database.ts'
import { isLeaf } from '../rules/category-place.ts'
import { clientStatuses, leafStatus } from '../rules/document-status.ts'
import { categoriesOfCases, type CategoryRecord } from './categories.store.ts'
import { documentsOfCaseForFirm, type DocumentToReview } from './review.store.ts'

export interface CaseForReview {
  /** Oldest first. */
  readonly documents: ReadonlyArray<DocumentToReview & { readonly category: CategoryRecord | undefined }>
  /** Required, and not complete. */
  readonly open: readonly CategoryRecord[]
}

export async function listForReview(db: Db, caseId: string): Promise<CaseForReview> {
  const [categories, documents] = await Promise.all([categoriesOfCases(db, [caseId]), documentsOfCaseForFirm(db, caseId)])
  const isOpen = ({ id, requirement }: CategoryRecord) =>
    requirement === 'required' && isLeaf(categories, id) && leafStatus(clientStatuses(documents.filter(({ categoryId }) => categoryId === id)), true) !== 'Complete'
  return {
    documents: documents.map((document) => ({ ...document, category: categories.find(({ id }) => id === document.categoryId) })),
    open: categories.filter(isOpen),
  }
}
