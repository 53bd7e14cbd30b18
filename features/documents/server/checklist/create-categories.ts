import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { categoriesFor, type CaseFacts } from '../../rules/category-template/category-template.ts'
import { tailor } from '../../rules/checklist/checklist-template.ts'
import { findTemplates } from './checklist-template.store.ts'
import { insertCategories } from './categories.store.ts'

export async function createCategories(
  deps: { readonly ids: Ids },
  tx: Tx,
  legalCase: { readonly id: string; readonly firmId: string } & CaseFacts,
): Promise<void> {
  const idOfKey = new Map<string, string>()
  const templates = await findTemplates(tx, legalCase.firmId)
  const rows = tailor(categoriesFor(legalCase), templates, legalCase.chapter).map((row) => {
    const id = deps.ids.rowId()
    idOfKey.set(row.key, id)
    return { ...row, id }
  })
  await insertCategories(
    tx,
    rows.map((row) => ({
      id: row.id,
      firmId: legalCase.firmId,
      caseId: legalCase.id,
      parentId: row.parentKey === null ? null : (idOfKey.get(row.parentKey) ?? null),
      templateKey: row.key,
      debtor: row.debtor,
      name: row.name,
      description: row.description,
      period: row.period,
      why: row.why,
      help: row.help,
      requirement: row.requirement,
      requirementBy: row.requirementBy,
      position: row.position,
    })),
  )
}
