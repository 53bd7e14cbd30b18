import type { Db, FirmTx } from '#ports/database.ts'
import type { TimelineTexts } from '../../rules/status/timeline-texts.ts'
import { tables } from '../tables.generated.ts'

export interface TimelineVersion {
  readonly version: number
  readonly steps: TimelineTexts
  readonly changedAt: Date
  readonly changedBy: string
}

/** Newest first. */
export async function listTimelineVersions(
  db: Db,
  firmId: string,
  max: number,
): Promise<readonly TimelineVersion[]> {
  const rows = await tables(db)
    .selectFrom('timelineText')
    .select(['version', 'steps', 'changedAt', 'changedBy'])
    .where('firmId', '=', firmId)
    .orderBy('version', 'desc')
    .limit(max)
    .execute()
  return rows.map((row) => ({ ...row, steps: row.steps as TimelineTexts }))
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

export interface NewTimelineVersion extends Omit<TimelineVersion, 'changedAt'> {
  readonly firmId: string
}

/** Returns false if a colleague added this version first. */
export async function insertTimelineVersion(
  tx: FirmTx,
  { steps, ...row }: NewTimelineVersion,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('timelineText')
    .values({ ...row, steps: JSON.stringify(steps) })
    .onConflict((conflict) => conflict.columns(['firmId', 'version']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
