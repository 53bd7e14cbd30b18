import type {
  NewSettingVersion,
  SettingKey,
  SettingVersion,
} from '#features/staff/server/versioned-setting.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import type { TimelineTexts } from '../../rules/status/timeline-texts.ts'
import { tables } from '../tables.generated.ts'

/** Newest first. */
export async function listTimelineVersions(
  db: Db,
  { firmId }: SettingKey<object>,
  max: number,
): Promise<ReadonlyArray<SettingVersion<TimelineTexts>>> {
  const rows = await tables(db)
    .selectFrom('timelineText')
    .select(['version', 'steps', 'changedAt', 'changedBy'])
    .where('firmId', '=', firmId)
    .orderBy('version', 'desc')
    .limit(max)
    .execute()
  return rows.map(({ steps, ...row }) => ({ ...row, content: steps as TimelineTexts }))
}

/** The newest words by firm. Omits firms that have changed nothing. */
export async function listTimelineTexts(
  db: Db,
  firmIds: readonly string[],
): Promise<ReadonlyMap<string, TimelineTexts>> {
  if (firmIds.length === 0) return new Map()
  const rows = await tables(db)
    .selectFrom('timelineText')
    .distinctOn('firmId')
    .select(['firmId', 'steps'])
    .where('firmId', 'in', firmIds)
    .orderBy('firmId')
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map(({ firmId, steps }) => [firmId, steps as TimelineTexts]))
}

/** Returns false if a colleague added this version first. */
export async function insertTimelineVersion(
  tx: FirmTx,
  { content, ...row }: NewSettingVersion<TimelineTexts, object>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('timelineText')
    .values({ ...row, steps: JSON.stringify(content) })
    .onConflict((conflict) => conflict.columns(['firmId', 'version']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
