import { settingVersions } from '#features/staff/server/settings/setting-versions.ts'
import type { Db } from '#ports/database.ts'
import type { TimelineTexts } from '../../rules/status/timeline-texts.ts'
import { tables, type Tables } from '../tables.generated.ts'

export const timelineVersions = settingVersions<Tables, TimelineTexts>('timelineText', 'steps')

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
