import type { Tx } from '#ports/database.ts'
import { categoryStatus } from '../../../rules/categories/document-tree.ts'
import { wordlessCategoriesOfCases } from '../../checklist/categories.store.ts'
import type { DocumentsDeps } from '../../deps.ts'
import { listDocumentsToCount } from '../../read/documents-to-count.store.ts'
import { withinTransaction } from '../../read/summarize-documents.ts'
import type { HeldDocument } from '../review.store.ts'

export type AskedDeps = Pick<DocumentsDeps, 'database' | 'issuedCertificates'>

/** True if the category of a rejected document asks for a new copy (spec: documents#settled). */
export async function isStillAsked(
  deps: AskedDeps,
  tx: Tx,
  { caseId, firmId, categoryId }: Pick<HeldDocument, 'caseId' | 'firmId' | 'categoryId'>,
): Promise<boolean> {
  const cases = [{ caseId, firmId }]
  const category = (await wordlessCategoriesOfCases(tx, cases)).find(({ id }) => id === categoryId)
  if (!category) throw new Error('A document without its category')
  const documents = (await listDocumentsToCount(tx, cases)).filter(
    (document) => document.categoryId === categoryId,
  )
  const within = { database: withinTransaction(deps.database, tx) }
  const issued = await deps.issuedCertificates(within, { caseId, firmId }, new Map())
  return categoryStatus(category, documents, issued, category.debtor ?? 1) === 'Rejected'
}
