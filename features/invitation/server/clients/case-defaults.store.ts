import { saveVersion } from '#lib/save-version.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import type { CaseDefaults } from '../../rules/clients/case-defaults.ts'
import { tables } from '../tables.generated.ts'

export type StoredDefaults = CaseDefaults & { readonly version: number }

/** Undefined for a firm that has changed nothing. */
export async function findDefaults(db: Db, firmId: string): Promise<StoredDefaults | undefined> {
  const row = await tables(db)
    .selectFrom('newCaseDefault')
    .select(['showsQuestionnaire', 'questionnaireDays', 'isCoursePaidByFirm', 'version'])
    .where('firmId', '=', firmId)
    .executeTakeFirst()
  if (!row) return undefined
  const { isCoursePaidByFirm, ...defaults } = row
  return { ...defaults, coursePayer: isCoursePaidByFirm ? 'FIRM' : 'CLIENT' }
}

/** Returns false if the version is not the current one. A firm without a row has version 0. */
export async function saveDefaults(
  tx: FirmTx,
  firmId: string,
  version: number,
  { coursePayer, showsQuestionnaire, questionnaireDays }: CaseDefaults,
): Promise<boolean> {
  const isCoursePaidByFirm = coursePayer === 'FIRM'
  const values = {
    showsQuestionnaire,
    questionnaireDays,
    isCoursePaidByFirm,
    version: version + 1,
  }
  return saveVersion(version, {
    update: () =>
      tables(tx)
        .updateTable('newCaseDefault')
        .set(values)
        .where('firmId', '=', firmId)
        .where('version', '=', version)
        .executeTakeFirst(),
    insert: () =>
      tables(tx)
        .insertInto('newCaseDefault')
        .values({ firmId, ...values })
        .onConflict((conflict) => conflict.column('firmId').doNothing())
        .executeTakeFirst(),
  })
}
