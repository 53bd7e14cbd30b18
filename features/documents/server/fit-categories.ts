import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import {
  categoriesFor,
  categoryTemplateVersion,
  templateByKey,
  type CaseFacts,
  type CategoryRow,
} from '../rules/category-template/category-template.ts'
import {
  deleteCategories,
  insertCategories,
  lockCategories,
  moveCategories,
  renameCategories,
} from './categories.store.ts'
import { categoriesWithAnyDocument } from './documents.store.ts'

/**
 * Fits the checklist to one or two people (spec: documents#people-changed). Categories with
 * documents and names that the firm has changed stay.
 */
export async function fitCategories(
  deps: { readonly ids: Ids },
  tx: Tx,
  { id: caseId, firmId, ...facts }: { readonly id: string; readonly firmId: string } & CaseFacts,
): Promise<void> {
  const existing = await lockCategories(tx, { caseId, firmId })
  const wanted = categoriesFor(facts)
  const find = (key: string, debtor: 1 | 2 | null) =>
    existing.find((category) => category.templateKey === key && category.debtor === debtor)

  const filled = await categoriesWithAnyDocument(tx, { caseId, firmId })
  const surplus = facts.isJoint
    ? []
    : existing.filter(({ id, debtor }) => debtor === 2 && !filled.has(id))
  await deleteCategories(tx, { firmId, ids: surplus.map(({ id }) => id) })

  const renamed = wanted.flatMap(({ key, debtor, name }) => {
    const category = find(key, debtor)
    const isOfTemplate = category?.name.startsWith(templateByKey.get(key)?.name ?? '') === true
    return category && debtor !== null && isOfTemplate && category.name !== name
      ? [{ id: category.id, name }]
      : []
  })
  await renameCategories(tx, firmId, renamed)

  // A category that the firm took out of the list of debtor 1 is not added for debtor 2.
  const added = wanted.flatMap((row) => {
    const ofDebtor1 = row.debtor === 2 && !find(row.key, 2) ? find(row.key, 1) : undefined
    return ofDebtor1 ? [{ row, ofDebtor1 }] : []
  })
  const countBefore = (position: number) =>
    added.filter(({ ofDebtor1 }) => ofDebtor1.position < position).length
  const toPlace = ({ position }: { readonly position: number }) => position + countBefore(position)
  await moveCategories(
    tx,
    firmId,
    existing.map((category) => ({ id: category.id, position: toPlace(category) })),
  )
  await insertCategories(
    tx,
    added.map(({ row, ofDebtor1 }) => ({
      ...toWords(row),
      templateKey: row.key,
      id: deps.ids.rowId(),
      firmId,
      caseId,
      parentId: ofDebtor1.parentId,
      templateVersion: categoryTemplateVersion,
      position: toPlace(ofDebtor1) + 1,
    })),
  )
}

function toWords({ debtor, name, description, period, why, help, requirement }: CategoryRow) {
  return { debtor, name, description, period, why, help, requirement }
}
