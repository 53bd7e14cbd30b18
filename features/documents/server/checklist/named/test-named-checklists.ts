import { sql } from 'kysely'
import type { TestApp } from '#testing/test-app.ts'
import { operation } from '#testing/test-operations.ts'
import type { Answer, StaffClient } from '#testing/test-staff-client.ts'

export interface TestList {
  readonly id: string
  readonly name: string
}
/** By the key of the category. */
export type Asked = Readonly<Record<string, 'REQUIRED' | 'OPTIONAL' | 'NOT_NEEDED'>>

const read = operation`namedChecklists { version lists { id name } }`
const save = operation`changeNamedChecklists { success errorCode namedChecklists { version lists {
  id name } } }`
const readItems = operation`checklistTemplate { checklistId version items { key requirement } }`
const saveItems = operation`changeChecklistTemplate { success errorCode template { version } }`

/** Acts of administrators on the checklists of a firm. */
export function listsOf(app: TestApp, administrator: StaffClient) {
  const readLists = (by = administrator) => by.run<Answer>(read)
  const saveLists = (lists: readonly TestList[], version: number, by = administrator) =>
    by.run<Answer>(save, { version, lists })
  const readTemplate = (checklistId: string | null, by = administrator, chapter = 7) =>
    by.run<Answer>(readItems, { chapter, checklistId })
  const ask = async (
    checklistId: string | null,
    requirements: Asked,
    {
      by = administrator,
      chapter = 7,
    }: { readonly by?: StaffClient; readonly chapter?: number } = {},
  ) => {
    const { version } = await readTemplate(checklistId, administrator, chapter)
    const items = Object.entries(requirements).map(([key, requirement]) => ({ key, requirement }))
    return by.run<Answer>(saveItems, { chapter, checklistId, version, items })
  }
  /** Returns the ID of a new checklist. */
  const addList = async (
    name: string,
    requirements: Asked = {},
    by = administrator,
  ): Promise<string> => {
    const id = app.deps.ids.rowId()
    const { lists, version } = await readLists(by)
    const { success } = await saveLists([...lists, { id, name }], version, by)
    if (success !== true) throw new Error(`No checklist ${name}`)
    if (Object.keys(requirements).length > 0) await ask(id, requirements, { by })
    return id
  }
  const removeList = async (id: string) => {
    const { lists, version } = await readLists()
    return saveLists(
      lists.filter((list: TestList) => list.id !== id),
      version,
    )
  }
  return { readLists, saveLists, readTemplate, ask, addList, removeList }
}

export interface AskedRow {
  readonly requirement: string
  readonly requirementBy: string
}

/** Of debtor 1, or of the case. */
export async function readAsked(
  app: TestApp,
  caseId: string,
  key: string,
): Promise<AskedRow | undefined> {
  const [row] = await app.rows(sql<AskedRow>`
    select requirement, requirement_by from document_category
    where case_id = ${caseId} and template_key = ${key} and coalesce(debtor, 1) = 1`)
  return row
}
