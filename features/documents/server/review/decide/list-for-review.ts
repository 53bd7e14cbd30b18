import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { groupBy } from '#lib/lists.ts'
import { isLeaf } from '../../../rules/categories/category-place.ts'
import { categoryStatus } from '../../../rules/categories/document-tree.ts'
import { listCategoriesOfCases, type CategoryRecord } from '../../checklist/categories.store.ts'
import { listDocumentsOfCaseForFirm, type DocumentToReview } from '../review.store.ts'
import type { DocumentsDeps } from '../../deps.ts'

export interface CaseForReview {
  readonly documents: ReadonlyArray<
    DocumentToReview & { readonly category: CategoryRecord | undefined }
  >
  readonly open: readonly CategoryRecord[]
}

export async function listForReview(
  deps: DocumentsDeps,
  legalCase: CaseOfFirm,
): Promise<CaseForReview> {
  const { db } = deps.database
  const [categories, documents, issued] = await Promise.all([
    listCategoriesOfCases(db, [legalCase]),
    listDocumentsOfCaseForFirm(db, legalCase),
    deps.issuedCertificates(deps, legalCase, new Map()),
  ])
  const inCategory = groupBy(documents, ({ categoryId }) => categoryId)
  const isOpen = (category: CategoryRecord) => {
    if (category.requirement !== 'required' || !isLeaf(categories, category.id)) return false
    return (
      categoryStatus(category, inCategory.get(category.id) ?? [], issued, category.debtor ?? 1) !==
      'Complete'
    )
  }
  return {
    documents: documents.map((document) => ({
      ...document,
      category: categories.find(({ id }) => id === document.categoryId),
    })),
    open: categories.filter(isOpen),
  }
}
