import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import {
  categoriesFor,
  concernsChapter,
  templateByKey,
  type CaseFacts,
} from '../../rules/category-template/category-template.ts'
import { tailor, type TailoredRow } from '../../rules/checklist/checklist-template.ts'
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

type Fitted = Pick<PlacedCategory, 'id' | 'templateKey' | 'debtor' | 'parentId'>

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
  const templates = await findTemplates(tx, firmId)
  const wanted = tailor(categoriesFor(facts), templates, facts.chapter)
  const filled = await categoriesWithAnyDocument(tx, { caseId, firmId })
  const surplus = listSurplus(existing, facts, filled)
  await deleteCategories(tx, { firmId, ids: [...surplus] })
  const remaining = existing.filter(({ id }) => !surplus.has(id))

  const renamed = wanted.flatMap(({ key, debtor, name }) => {
    const category = find(remaining, key, debtor)
    const isOfTemplate = category?.name.startsWith(templateByKey.get(key)?.name ?? '') === true
    return category && debtor !== null && isOfTemplate && category.name !== name
      ? [{ id: category.id, name }]
      : []
  })
  await renameCategories(tx, firmId, renamed)

  const { order, added } = placeMissing(remaining, wanted, () => deps.ids.rowId())
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

function find<Category extends Fitted>(
  categories: readonly Category[],
  key: string,
  debtor: 1 | 2 | null,
): Category | undefined {
  return categories.find((category) => category.templateKey === key && category.debtor === debtor)
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

interface Placed {
  /** All categories in their order. */
  readonly order: readonly Fitted[]
  readonly added: ReadonlyArray<{ readonly category: Fitted; readonly row: TailoredRow }>
}

/**
 * Adds what debtor 2 or this chapter needs, each after its neighbor in the template. What the firm
 * took out of the list of debtor 1 is not added for debtor 2.
 */
function placeMissing(
  remaining: readonly PlacedCategory[],
  wanted: readonly TailoredRow[],
  createId: () => string,
): Placed {
  const order: Fitted[] = remaining.toSorted((a, b) => a.position - b.position)
  const added: Array<{ readonly category: Fitted; readonly row: TailoredRow }> = []
  let neighbor: Fitted | undefined
  for (const row of wanted) {
    const known = find(order, row.key, row.debtor)
    if (!known && (row.debtor === 2 ? find(order, row.key, 1) : isOfOneChapter(row, wanted))) {
      const parentId =
        row.parentKey === null ? null : (find(order, row.parentKey, null)?.id ?? null)
      const { key: templateKey, debtor } = row
      const category: Fitted = { id: createId(), templateKey, debtor, parentId }
      order.splice(neighbor ? order.indexOf(neighbor) + 1 : 0, 0, category)
      added.push({ category, row })
      neighbor = category
    } else {
      neighbor = known ?? neighbor
    }
  }
  return { order, added }
}

/** A leaf of one chapter, or a folder that has only such leaves. */
function isOfOneChapter({ key }: TailoredRow, wanted: readonly TailoredRow[]): boolean {
  const isNarrow = (each: string) => templateByKey.get(each)?.chapters.length === 1
  const leaves = wanted.filter(({ parentKey }) => parentKey === key)
  return leaves.length === 0 ? isNarrow(key) : leaves.every((leaf) => isNarrow(leaf.key))
}

function toWords(row: TailoredRow) {
  const { name, description, period, why, help, requirement, requirementBy } = row
  return { name, description, period, why, help, requirement, requirementBy }
}
