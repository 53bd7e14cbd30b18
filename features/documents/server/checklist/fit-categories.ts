import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import {
  categoriesFor,
  concernsChapter,
  templateByKey,
  type CaseFacts,
} from '../../rules/category-template/category-template.ts'
import { tailor, type TailoredRow } from '../../rules/checklist/checklist-template.ts'
import {
  findCategory,
  placeMissing,
  type Placed,
  type PlacedMissing,
} from '../../rules/checklist/place-missing.ts'
import { findTemplates } from './checklist-template.store.ts'
import {
  deleteCategories,
  insertCategories,
  lockCategories,
  moveCategories,
  renameCategories,
  type PlacedCategory,
} from './categories.store.ts'
import { categoriesWithAnyDocument } from '../documents.store.ts'
import { findChecklistOfCase } from './named/named-checklists.store.ts'

/**
 * Fits the checklist to the people and the chapter of a case (spec: documents#case-changed).
 * Categories with documents stay, and so do names that the firm has changed.
 */
export async function fitCategories(
  deps: { readonly ids: Ids },
  tx: Tx,
  { id: caseId, firmId, ...facts }: { readonly id: string; readonly firmId: string } & CaseFacts,
): Promise<void> {
  const existing = await lockCategories(tx, { caseId, firmId })
  const checklistId = await findChecklistOfCase(tx, { caseId, firmId })
  const templates = await findTemplates(tx, { firmId, checklistId })
  const wanted = tailor(categoriesFor(facts), templates, facts.chapter)
  const filled = await categoriesWithAnyDocument(tx, { caseId, firmId })
  const surplus = listSurplus(existing, facts, filled)
  await deleteCategories(tx, { firmId, ids: [...surplus] })
  const remaining = existing.filter(({ id }) => !surplus.has(id))

  const renamed = wanted.flatMap(({ key, debtor, name }) => {
    const category = findCategory(remaining, key, debtor)
    const isOfTemplate = category?.name.startsWith(templateByKey.get(key)?.name ?? '') === true
    return category && debtor !== null && isOfTemplate && category.name !== name
      ? [{ id: category.id, name }]
      : []
  })
  await renameCategories(tx, firmId, renamed)

  const placed = placeMissing(remaining, wanted, {
    createId: () => deps.ids.rowId(),
    isAdded: (row, order) => isOfNewFacts(row, order, wanted),
  })
  await insertMissing(tx, { caseId, firmId }, remaining, placed)
}

/** What was added to the categories of a case; the others move. */
export async function insertMissing(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  remaining: readonly PlacedCategory[],
  { order, added }: PlacedMissing,
): Promise<void> {
  const placeOf = new Map(order.map(({ id }, index) => [id, index + 1]))
  await moveCategories(
    tx,
    firmId,
    remaining.map(({ id, position }) => ({ id, position: placeOf.get(id) ?? position })),
  )
  await insertCategories(
    tx,
    added.map(({ category, row }) => ({
      ...toWords(row),
      ...category,
      firmId,
      caseId,
      position: placeOf.get(category.id) ?? row.position,
    })),
  )
}

/** What the case no longer asks for. A folder goes with its last leaf. */
function listSurplus(
  existing: readonly PlacedCategory[],
  { chapter, isJoint }: CaseFacts,
  filled: ReadonlySet<string>,
): ReadonlySet<string> {
  const isEmptyLeaf = ({ id }: PlacedCategory) =>
    !filled.has(id) && existing.every(({ parentId }) => parentId !== id)
  const isSurplus = ({ templateKey, debtor }: PlacedCategory) => {
    const entry = templateByKey.get(templateKey)
    return (debtor === 2 && !isJoint) || (entry !== undefined && !concernsChapter(entry, chapter))
  }
  const leaves = new Set(
    existing.filter((category) => isEmptyLeaf(category) && isSurplus(category)).map(({ id }) => id),
  )
  const folders = existing.filter(
    ({ id }) =>
      existing.some((leaf) => leaf.parentId === id && leaves.has(leaf.id)) &&
      existing.every((leaf) => leaf.parentId !== id || leaves.has(leaf.id)),
  )
  return new Set([...leaves, ...folders.map(({ id }) => id)])
}

/**
 * What debtor 2 or this chapter needs. What the firm took out of the list of debtor 1 is not added for
 * debtor 2.
 */
function isOfNewFacts(
  row: TailoredRow,
  order: readonly Placed[],
  wanted: readonly TailoredRow[],
): boolean {
  return row.debtor === 2
    ? findCategory(order, row.key, 1) !== undefined
    : isOfOneChapter(row, wanted)
}

/** A leaf of one chapter, or a folder that has only such leaves. */
function isOfOneChapter({ key }: TailoredRow, wanted: readonly TailoredRow[]): boolean {
  const isNarrow = (each: string) => templateByKey.get(each)?.chapters.length === 1
  const leaves = wanted.filter(({ parentKey }) => parentKey === key)
  return leaves.length === 0 ? isNarrow(key) : leaves.every((leaf) => isNarrow(leaf.key))
}

function toWords(row: TailoredRow) {
  const { name, description, period, why, help, requirement, requirementBy } = row
  const words = { name, description, period, why, help }
  return { ...words, requirement, requirementBy, followsChecklist: true }
}
