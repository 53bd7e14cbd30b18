// Gives a case from before there was such a category the place for what its attorney sends.
import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { fromAttorneyKey } from '../rules/category-kind.ts'
import { placeAfter } from '../rules/category-place.ts'
import { categoryTemplate, categoryTemplateVersion } from '../rules/category-template.ts'
import { placeCategory, type PlacedCategory } from './categories.store.ts'

/** `categories` are those that the case has, held. */
export async function placeFromAttorney(
  world: { readonly ids: Ids }, tx: Tx, categories: readonly PlacedCategory[], { caseId, firmId }: { readonly caseId: string; readonly firmId: string },
): Promise<Pick<PlacedCategory, 'id' | 'debtor'>> {
  const entry = categoryTemplate.find(({ key }) => key === fromAttorneyKey)
  if (!entry) throw new Error('The template has no place for what an attorney sends')
  const { name, description, requirement } = entry
  const place = { id: world.ids.rowId(), debtor: null }
  await placeCategory(tx, {
    ...place, firmId, caseId, parentId: null, templateKey: fromAttorneyKey, templateVersion: categoryTemplateVersion, name, description, period: null, why: null, help: null,
    requirement, position: placeAfter(categories, null),
  })
  return place
}
