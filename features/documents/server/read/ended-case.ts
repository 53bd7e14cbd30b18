import type { OpenedCase } from '#features/cases/server/open-case.ts'
import { isEndedStatus } from '#features/cases/rules/status/matter-status.ts'
import { groupBy } from '#lib/lists.ts'
import type { Db } from '#ports/database.ts'
import { isOpenForClients, requirementAtEnd, type CaseEnd } from '../../rules/ended-case.ts'
import { problem } from '../../rules/problems.ts'
import type { CategoryRecord } from '../checklist/categories.store.ts'
import { listDocumentsOfCases, type DocumentRow } from '../documents.store.ts'

/** The categories as clients see them: those of an ended case ask for nothing. */
export function fitToEnd(
  categories: readonly CategoryRecord[],
  documents: readonly DocumentRow[],
  end: CaseEnd,
): ReadonlyArray<CategoryRecord & { readonly isClosed: boolean }> {
  if (!isEndedStatus(end.status))
    return categories.map((category) => ({ ...category, isClosed: false }))
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const inCategory = groupBy(documents, ({ categoryId }) => categoryId)
  return categories.map((category) => {
    if (parents.has(category.id)) return { ...category, isClosed: false }
    const own = inCategory.get(category.id) ?? []
    return {
      ...category,
      requirement: requirementAtEnd(category, own, end),
      isClosed: !isOpenForClients(category, own, end),
    }
  })
}

/** spec: documents#ended-case */
export async function findEndProblem(
  db: Db,
  opened: OpenedCase,
  category: CategoryRecord,
  accountId: string,
): Promise<ReturnType<typeof problem> | undefined> {
  if (!isEndedStatus(opened.status)) return undefined
  const own = (await listDocumentsOfCases(db, [opened], accountId)).filter(
    ({ categoryId }) => categoryId === category.id,
  )
  return isOpenForClients(category, own, opened) ? undefined : problem('documents.case-ended')
}
