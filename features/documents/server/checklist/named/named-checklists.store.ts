import { settingVersions } from '#features/staff/server/settings/setting-versions.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import { problem } from '#features/cases/rules/clients/problems.ts'
import {
  listChoices,
  standardChecklistId,
  type StoredChecklist,
} from '../../../rules/checklist/named-checklists.ts'
import { tables, type Tables } from '../../tables.generated.ts'

export const namedChecklistVersions = settingVersions<Tables, readonly StoredChecklist[]>(
  'namedChecklist',
  'lists',
)

/** With removed ones. */
export async function findChecklists(db: Db, firmId: string): Promise<readonly StoredChecklist[]> {
  return (await namedChecklistVersions.findNewest(db, { firmId })) ?? []
}

/** The standard one without an ID. Removed, unknown and of another firm get the same refusal. */
export async function requireChecklist(
  db: Db,
  firmId: string,
  checklistId: string | null | undefined,
): Promise<string> {
  if (checklistId == null) return standardChecklistId
  const wanted = checklistId.toLowerCase()
  if (!listChoices(await findChecklists(db, firmId)).some(({ id }) => id === wanted))
    throw problem('clients.no-such-checklist')
  return wanted
}

export async function findChecklistOfCase(db: Db, { caseId, firmId }: CaseOfFirm): Promise<string> {
  const row = await tables(db)
    .selectFrom('caseChecklist')
    .select('checklistId')
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirst()
  return row?.checklistId ?? standardChecklistId
}

export async function setChecklistOfCase(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  checklistId: string,
): Promise<void> {
  await tables(tx)
    .insertInto('caseChecklist')
    .values({ caseId, firmId, checklistId })
    .onConflict((conflict) => conflict.columns(['firmId', 'caseId']).doUpdateSet({ checklistId }))
    .execute()
}

export interface FactsOfCase {
  readonly chapter: 7 | 13 | null
  readonly isJoint: boolean
  readonly hasEnded: boolean
}

export async function readFactsOfCase(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
): Promise<FactsOfCase> {
  const { status, ...facts } = await tables(tx)
    .selectFrom('caseFacts')
    .select(['status', 'chapter', 'isJoint'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirstOrThrow()
  return { ...facts, hasEnded: status === 'Complete' }
}
