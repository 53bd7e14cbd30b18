import type { Db, FirmTx } from '#ports/database.ts'
import type { ReviewReason } from '../../rules/reasons/review-reasons.ts'
import { tables } from '../tables.generated.ts'

export interface ReasonsVersion {
  readonly version: number
  readonly reasons: readonly ReviewReason[]
  readonly changedAt: Date
  readonly changedBy: string
}

/** Newest first. */
export async function listReasonVersions(
  db: Db,
  firmId: string,
  max: number,
): Promise<readonly ReasonsVersion[]> {
  const rows = await tables(db)
    .selectFrom('reviewReason')
    .select(['version', 'reasons', 'changedAt', 'changedBy'])
    .where('firmId', '=', firmId)
    .orderBy('version', 'desc')
    .limit(max)
    .execute()
  return rows.map((row) => ({ ...row, reasons: row.reasons as readonly ReviewReason[] }))
}

export interface NewReasonsVersion extends Omit<ReasonsVersion, 'changedAt'> {
  readonly firmId: string
}

/** Returns false if a colleague added this version first. */
export async function insertReasonsVersion(
  tx: FirmTx,
  { reasons, ...row }: NewReasonsVersion,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('reviewReason')
    .values({ ...row, reasons: JSON.stringify(reasons) })
    .onConflict((conflict) => conflict.columns(['firmId', 'version']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
