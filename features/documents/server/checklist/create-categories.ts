import type { Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { categoriesFor, type CaseFacts } from '../../rules/category-template/category-template.ts'
import { tailor } from '../../rules/checklist/checklist-template.ts'
import { standardChecklistId } from '../../rules/checklist/named-checklists.ts'
import { findTemplates } from './checklist-template.store.ts'
import { insertCategories } from './categories.store.ts'
import { requireChecklist, setChecklistOfCase } from './named/named-checklists.store.ts'

interface NewChecklist extends CaseFacts {
  readonly id: string
  readonly firmId: string
  /** Undefined for the standard checklist of the firm. */
  readonly checklistId?: string
}

export async function createCategories(
  deps: { readonly ids: Ids },
  tx: Tx,
  legalCase: NewChecklist,
): Promise<void> {
  const { firmId } = legalCase
  const checklistId = await requireChecklist(tx, firmId, legalCase.checklistId)
  if (checklistId !== standardChecklistId)
    await setChecklistOfCase(tx, { caseId: legalCase.id, firmId }, checklistId)
  const idOfKey = new Map<string, string>()
  const templates = await findTemplates(tx, { firmId, checklistId })
  const rows = tailor(categoriesFor(legalCase), templates, legalCase.chapter).map((row) => {
    const id = deps.ids.rowId()
    idOfKey.set(row.key, id)
    return { ...row, id }
  })
  await insertCategories(
    tx,
    rows.map((row) => ({
      id: row.id,
      firmId,
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
      followsChecklist: true,
      position: row.position,
    })),
  )
}
