// The leaves of a case with their states, from which the checklist and the letters are made.
import { groupBy } from '#lib/lists.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Language } from '#lib/language.ts'
import type { Tx } from '#ports/database.ts'
import { isFirmOnly } from '../../rules/category-template/category-kind.ts'
import { isLeaf } from '../../rules/categories/category-place.ts'
import { categoryStatus } from '../../rules/categories/document-tree.ts'
import { categoryIn } from '../../rules/category-template/category-words.ts'
import { getCategoryState, type CaseCategoryState } from '../../rules/checklist/case-category.ts'
import type { FolderStatus } from '../../rules/document-status.ts'
import { listCategoriesOfCases, type CategoryRecord } from './categories.store.ts'
import type { QueueDeps } from '../review/decide/deps.ts'
import { listDocumentsOfCaseForFirm, type DocumentToReview } from '../review/review.store.ts'
import { withinTransaction } from '../read/summarize-documents.ts'

export interface StatedCategory {
  /** Written in the language of the reader. */
  readonly category: CategoryRecord
  readonly folder: string | null
  readonly status: FolderStatus
  readonly state: CaseCategoryState
  /** Oldest first, without replaced ones. */
  readonly documents: readonly DocumentToReview[]
}

/** Categories in their order. The firm's own are left out while they are empty. */
export async function listStatedCategories(
  deps: QueueDeps,
  tx: Tx,
  legalCase: CaseOfFirm,
  language: Language,
): Promise<readonly StatedCategory[]> {
  return (await readStatedCategories(deps, tx, legalCase))(language)
}

/** Reads once for readers of several languages. */
export async function readStatedCategories(
  deps: QueueDeps,
  tx: Tx,
  legalCase: CaseOfFirm,
): Promise<(language: Language) => readonly StatedCategory[]> {
  const stored = await listCategoriesOfCases(tx, [legalCase])
  const documents = (await listDocumentsOfCaseForFirm(tx, legalCase)).filter(
    ({ status }) => status !== 'Replaced',
  )
  const within = { database: withinTransaction(deps.database, tx) }
  const issued = await deps.issuedCertificates(within, legalCase, new Map())
  const inCategory = groupBy(documents, ({ categoryId }) => categoryId)
  return (language) => {
    const categories = stored.map((category) => categoryIn(language, category))
    return categories
      .filter(({ id, templateKey }) => {
        const isEmpty = !inCategory.has(id)
        return isLeaf(categories, id) && !(isFirmOnly(templateKey) && isEmpty)
      })
      .map((category) => {
        const own = inCategory.get(category.id) ?? []
        const status = categoryStatus(category, own, issued, category.debtor ?? 1)
        const statuses = own.flatMap((each) => (each.isFromFirm ? [] : [each.status]))
        return {
          ...{ category, status, documents: own },
          folder: categories.find(({ id }) => id === category.parentId)?.name ?? null,
          state: getCategoryState({ ...category, status, statuses }),
        }
      })
  }
}
