import type { SealingFirm } from '#features/firm/server/keys/sealed-text.ts'
import type { Selectable } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, FirmTx, Tx } from '#ports/database.ts'
import type { MatterStatus } from '#features/cases/rules/status/matter-status.ts'
import { maxTemplates } from '../rules/work.ts'
import { tables, type Tables } from './tables.generated.ts'

export type TemplateRow = Selectable<Tables['taskTemplate']>
export type TemplateContentRow = Pick<TemplateRow, 'stage' | 'title' | 'assignee' | 'dueAfterDays'>

export interface TemplateKey {
  readonly firmId: string
  readonly templateId: string
}

/** In the order in which they were added. */
export async function listTemplates(
  db: Db | Tx,
  firmId: string,
  stage?: MatterStatus,
): Promise<readonly TemplateRow[]> {
  return tables(db)
    .selectFrom('taskTemplate')
    .selectAll()
    .where('firmId', '=', firmId)
    .where((is) => (stage === undefined ? is.lit(true) : is('stage', '=', stage)))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(maxTemplates)
    .execute()
}

export async function insertTemplate(
  tx: FirmTx,
  { firmId, templateId }: TemplateKey,
  content: TemplateContentRow,
): Promise<void> {
  await tables(tx)
    .insertInto('taskTemplate')
    .values({ firmId, id: templateId, ...content })
    .execute()
}

/** Returns false if the version is not the current one. */
export async function updateTemplate(
  tx: FirmTx,
  { firmId, templateId }: TemplateKey,
  version: number,
  content: TemplateContentRow,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('taskTemplate')
    .set({ ...content, version: version + 1 })
    .where('firmId', '=', firmId)
    .where('id', '=', templateId)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteTemplate(
  tx: FirmTx,
  { firmId, templateId }: TemplateKey,
): Promise<void> {
  await tables(tx)
    .deleteFrom('taskTemplate')
    .where('firmId', '=', firmId)
    .where('id', '=', templateId)
    .execute()
}

/** With the key that seals the tasks. */
export interface Assignees extends Pick<SealingFirm, 'firmKey'> {
  readonly attorneyId: string
  readonly paralegalId: string | null
}

export async function findAssignees(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
): Promise<Assignees | undefined> {
  return tables(tx)
    .selectFrom('caseFacts')
    .select(['attorneyId', 'paralegalId', 'firmKey'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirst()
}
