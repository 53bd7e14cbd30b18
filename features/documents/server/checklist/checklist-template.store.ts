import type {
  NewSettingVersion,
  SettingKey,
  SettingVersion,
} from '#features/staff/server/versioned-setting.ts'
import type { Db, FirmTx, Tx } from '#ports/database.ts'
import type { Chapter } from '../../rules/category-template/category-kind.ts'
import type { ChecklistTemplate } from '../../rules/checklist/checklist-template.ts'
import { tables } from '../tables.generated.ts'

export interface OfChapter {
  readonly chapter: Chapter
}

/** Newest first. */
export async function listVersions(
  db: Db,
  { firmId, chapter }: SettingKey<OfChapter>,
  max: number,
): Promise<ReadonlyArray<SettingVersion<ChecklistTemplate>>> {
  const rows = await tables(db)
    .selectFrom('checklistTemplate')
    .select(['version', 'requirements', 'changedAt', 'changedBy'])
    .where('firmId', '=', firmId)
    .where('chapter', '=', chapter)
    .orderBy('version', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ requirements, ...row }) => ({
    ...row,
    content: requirements as ChecklistTemplate,
  }))
}

/** The newest version of each chapter. Empty for a firm that has changed nothing. */
export async function findTemplates(
  tx: Tx,
  firmId: string,
): Promise<Readonly<Record<Chapter, ChecklistTemplate>>> {
  const rows = await tables(tx)
    .selectFrom('checklistTemplate')
    .distinctOn('chapter')
    .select(['chapter', 'requirements'])
    .where('firmId', '=', firmId)
    .orderBy('chapter')
    .orderBy('version', 'desc')
    .execute()
  const find = (chapter: Chapter) =>
    (rows.find((row) => row.chapter === chapter)?.requirements ?? {}) as ChecklistTemplate
  return { 7: find(7), 13: find(13) }
}

/** Returns false if a colleague added this version first. */
export async function insertVersion(
  tx: FirmTx,
  { content, ...row }: NewSettingVersion<ChecklistTemplate, OfChapter>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('checklistTemplate')
    .values({ ...row, requirements: JSON.stringify(content) })
    .onConflict((conflict) => conflict.columns(['firmId', 'chapter', 'version']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
