// A document that a client sent into the wrong category (spec: review#move).
import type { ReviewPlace } from '#contract/workspace.generated.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { Language } from '#lib/language.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { isFirmOnly } from '../../../rules/category-template/category-kind.ts'
import { isLeaf } from '../../../rules/categories/category-place.ts'
import { canSeeCategory } from '../../../rules/categories/document-tree.ts'
import { categoryNameIn } from '../../../rules/category-template/category-words.ts'
import { courseOfCategory } from '../../../rules/certificate.ts'
import { problem } from '../../../rules/review/review-problems.ts'
import {
  listCategoriesOfCases,
  lockCategories,
  type CategoryRecord,
} from '../../checklist/categories.store.ts'
import { lockDocument } from './lock-document.ts'
import { setCategory } from '../review.store.ts'
import type { QueueDeps } from './deps.ts'
import { findReviewedRow, type ReviewedRow } from '../queue/review-document.store.ts'

export interface MoveDocumentInput {
  readonly documentId: string
  /** The category that the person saw. */
  readonly from: string
  readonly to: string
}

/**
 * Where a document may be: in a leaf that its sender can see. Certificates of courses have rules of
 * their own, so that nothing is moved there.
 */
function isPlaceFor(
  { senderDebtor, debtor, categoryId }: ReviewedRow,
  categories: readonly CategoryRecord[],
  category: CategoryRecord,
): boolean {
  return (
    category.id !== categoryId &&
    isLeaf(categories, category.id) &&
    !isFirmOnly(category.templateKey) &&
    courseOfCategory(category.templateKey) === undefined &&
    canSeeCategory(senderDebtor ?? debtor ?? 1, category)
  )
}

export async function listPlaces(
  tx: Tx,
  row: ReviewedRow,
  language: Language,
): Promise<readonly ReviewPlace[]> {
  const categories = await listCategoriesOfCases(tx, [row])
  const names = new Map(
    categories.map((category) => [category.id, categoryNameIn(language, category)]),
  )
  return categories
    .filter((category) => isPlaceFor(row, categories, category))
    .map(({ id, parentId, debtor }) => ({
      id,
      name: names.get(id) ?? '',
      folder: parentId === null ? null : (names.get(parentId) ?? null),
      isSeenByBoth: row.isJoint && debtor === null,
    }))
}

export function moveDocument(
  deps: QueueDeps,
  viewer: StaffViewer,
  { documentId, from, to }: MoveDocumentInput,
): Promise<void> {
  requirePermission(deps, viewer, 'review-documents')
  const { firmId, staffId } = viewer
  const database = deps.workspaceDatabase.forFirm(firmId)
  return database.transact(async (tx) => {
    const key = { id: documentId, firmId }
    const { caseId } = await lockDocument(tx, key)
    const categories = await lockCategories(tx, { caseId, firmId })
    const row = await findReviewedRow(tx, key)
    if (!row) throw problem('documents.sent-by-firm')
    if (row.status === 'Replaced') throw problem('documents.was-replaced')
    if (row.categoryId === to.toLowerCase()) return
    if (row.categoryId !== from.toLowerCase()) throw problem('documents.moved-already')
    const place = categories.find(({ id }) => id === to.toLowerCase())
    if (!place || !isPlaceFor(row, categories, place)) throw problem('documents.no-place')
    await setCategory(tx, key, place.id)
    const actor = getStaffActor(viewer)
    const details = { ...actor.details, from: row.categoryId, to: place.id }
    const entry = { event: 'document.moved', outcome: 'done', object: row.id } as const
    await deps.audit.record({ ...entry, ...actor, details }, tx)
    await deps.caseChanged(tx, { caseId, firmId }, { staffId })
  })
}
