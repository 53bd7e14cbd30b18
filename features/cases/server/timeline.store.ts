import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { TimelineEntryRecord } from '../rules/records.ts'
import { tables } from './tables.generated.ts'

export interface NewTimelineEntry extends TimelineEntryRecord, CaseOfFirm {}

export async function insertTimeline(tx: Tx, entries: readonly NewTimelineEntry[]): Promise<void> {
  await tables(tx)
    .insertInto('timelineEntry')
    .values(
      entries.map(({ order, date, ...entry }) => ({
        ...entry,
        position: order,
        happenedOn: date,
      })),
    )
    .execute()
}

/** The timelines of several cases, each in order. */
export async function listTimelines(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, readonly TimelineEntryRecord[]>> {
  const { caseIds, firmIds } = toColumns(cases)
  const rows = await tables(db)
    .selectFrom('timelineEntry')
    .select([
      'caseId',
      'id',
      'name',
      'description',
      'position as order',
      'state',
      'happenedOn as date',
    ])
    .where('caseId', 'in', caseIds)
    .where('firmId', 'in', firmIds)
    .orderBy('caseId')
    .orderBy('position')
    .execute()
  const timelines = new Map<string, TimelineEntryRecord[]>()
  for (const { caseId, ...entry } of rows)
    timelines.set(caseId, [...(timelines.get(caseId) ?? []), entry])
  return timelines
}

/** Removes the day of later steps. A current step keeps the day that it already has. */
export async function setTimelinePosition(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  position: number,
  day: string,
): Promise<void> {
  await sql`
    update timeline_entry
    set
      state = case
        when position < ${position} then 'done'
        when position = ${position} then 'current'
        else 'next'
      end,
      happened_on = case
        when position < ${position} then happened_on
        when position = ${position} then coalesce(happened_on, ${day}::date)
      end
    where case_id = ${caseId} and firm_id = ${firmId}`.execute(tx)
}

export async function setTimelineDescription(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  position: number,
  description: string,
): Promise<void> {
  await tables(tx)
    .updateTable('timelineEntry')
    .set({ description })
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .where('position', '=', position)
    .execute()
}

/** A null day means that the day is unknown or that the step did not happen. */
export async function setTimelineDay(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  position: number,
  day: string | null,
): Promise<void> {
  await tables(tx)
    .updateTable('timelineEntry')
    .set({ happenedOn: day })
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .where('position', '=', position)
    .execute()
}
