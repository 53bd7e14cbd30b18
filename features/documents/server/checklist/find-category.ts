import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import { wordlessCategoriesOfCases, type CategoryRecord } from './categories.store.ts'

/** For other features. Undefined for a category of another case. */
export async function findCategory(
  db: Db,
  key: CaseOfFirm,
  categoryId: string,
): Promise<Pick<CategoryRecord, 'templateKey' | 'debtor'> | undefined> {
  const categories = await wordlessCategoriesOfCases(db, [key])
  return categories.find(({ id }) => id === categoryId)
}
