import { settingVersions } from '#features/staff/server/settings/setting-versions.ts'
import type { Tx } from '#ports/database.ts'
import type { Chapter } from '../../rules/category-template/category-kind.ts'
import type { ChecklistTemplate } from '../../rules/checklist/checklist-template.ts'
import { tables, type Tables } from '../tables.generated.ts'

/** The part of a checklist for a chapter. */
export interface OfChapter {
  readonly checklistId: string
  readonly chapter: Chapter
}

export const checklistVersions = settingVersions<Tables, ChecklistTemplate, OfChapter>(
  'checklistTemplate',
  'requirements',
)

/** The newest version of each chapter. Empty for a checklist in which nothing was changed. */
export async function findTemplates(
  tx: Tx,
  { firmId, checklistId }: { readonly firmId: string; readonly checklistId: string },
): Promise<Readonly<Record<Chapter, ChecklistTemplate>>> {
  const rows = await tables(tx)
    .selectFrom('checklistTemplate')
    .distinctOn('chapter')
    .select(['chapter', 'requirements'])
    .where('firmId', '=', firmId)
    .where('checklistId', '=', checklistId)
    .orderBy('chapter')
    .orderBy('version', 'desc')
    .execute()
  const find = (chapter: Chapter) =>
    (rows.find((row) => row.chapter === chapter)?.requirements ?? {}) as ChecklistTemplate
  return { 7: find(7), 13: find(13) }
}
