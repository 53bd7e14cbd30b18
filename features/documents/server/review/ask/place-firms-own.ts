// Creates a case's category for documents from the attorney or for copies of answers.
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import {
  yourAnswersKey,
  type fromAttorneyKey,
} from '../../../rules/category-template/category-kind.ts'
import { placeAfter } from '../../../rules/categories/category-place.ts'
import { templateByKey } from '../../../rules/category-template/category-template.ts'
import { yourAnswers } from '../../../rules/category-template/category-your-answers.ts'
import { placeCategory, type PlacedCategory } from '../../checklist/categories.store.ts'

/** `categories`: the locked categories of the case. `debtor`: the only one who sees it. */
export async function placeFirmsOwn(
  deps: { readonly ids: Ids },
  tx: Tx,
  key: typeof fromAttorneyKey | typeof yourAnswersKey,
  categories: readonly PlacedCategory[],
  { caseId, firmId }: CaseOfFirm,
  debtor: 1 | 2 | null = null,
): Promise<Pick<PlacedCategory, 'id' | 'debtor'>> {
  const entry = key === yourAnswersKey ? yourAnswers : templateByKey.get(key)
  if (!entry) throw new Error('The template has no place for what an attorney sends')
  const { name, description, why = null, help = null, requirement } = entry
  const place = { id: deps.ids.rowId(), debtor }
  await placeCategory(tx, {
    ...place,
    firmId,
    caseId,
    parentId: null,
    templateKey: key,
    name,
    description,
    period: null,
    why,
    help,
    requirement,
    position: placeAfter(categories, null),
  })
  return place
}
