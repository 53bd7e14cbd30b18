import type {
  NewSettingVersion,
  SettingKey,
  SettingVersion,
} from '#features/staff/server/versioned-setting.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import type { ReviewReason } from '../../rules/reasons/review-reasons.ts'
import { tables } from '../tables.generated.ts'

/** Newest first. */
export async function listReasonVersions(
  db: Db,
  { firmId }: SettingKey<object>,
  max: number,
): Promise<ReadonlyArray<SettingVersion<readonly ReviewReason[]>>> {
  const rows = await tables(db)
    .selectFrom('reviewReason')
    .select(['version', 'reasons', 'changedAt', 'changedBy'])
    .where('firmId', '=', firmId)
    .orderBy('version', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ reasons, ...row }) => ({
    ...row,
    content: reasons as readonly ReviewReason[],
  }))
}

/** Returns false if a colleague added this version first. */
export async function insertReasonsVersion(
  tx: FirmTx,
  { content, ...row }: NewSettingVersion<readonly ReviewReason[], object>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('reviewReason')
    .values({ ...row, reasons: JSON.stringify(content) })
    .onConflict((conflict) => conflict.columns(['firmId', 'version']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
