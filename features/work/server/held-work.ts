// Tasks and paused reminders of a person of the staff, also of one who has left (spec: staff#people-who-leave).
import { sql } from 'kysely'
import type { HandOver } from '#lib/hand-over.ts'
import type { StaffKey } from '#features/firm/server/firms.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

export async function countHeldWork(db: Db, { firmId, staffId }: StaffKey) {
  const { tasks } = await tables(db)
    .selectFrom('caseTask')
    .select(({ fn }) => fn.countAll<number>().as('tasks'))
    .where('firmId', '=', firmId)
    .where('assigneeId', '=', staffId)
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow()
  return { tasks, pausedReminders: (await listPausedCases(db, { firmId, staffId })).length }
}

/** Those of the people who have an open task. */
export async function listPeopleWithTasks(
  db: Db,
  firmId: string,
  staffIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom('caseTask')
    .select('assigneeId')
    .distinct()
    .where('firmId', '=', firmId)
    .where('assigneeId', '=', sql<string>`any(${staffIds}::uuid[])`)
    .where('doneAt', 'is', null)
    .execute()
  return rows.flatMap(({ assigneeId }) => assigneeId ?? [])
}

/** Open tasks and pauses. The second of two changes of a task is refused as outdated. */
export async function handOverWork(tx: FirmTx, { firmId, fromId, toId }: HandOver) {
  const caseIds = await listPausedCases(tx, { firmId, staffId: fromId })
  await tables(tx)
    .updateTable('caseReminder')
    .set({ pausedBy: toId })
    .where('firmId', '=', firmId)
    .where('pausedBy', '=', fromId)
    .where('caseId', '=', sql<string>`any(${caseIds}::uuid[])`)
    .execute()
  const tasks = await tables(tx)
    .updateTable('caseTask')
    .set({ assigneeId: toId, version: sql<number>`version + 1` })
    .where('firmId', '=', firmId)
    .where('assigneeId', '=', fromId)
    .where('doneAt', 'is', null)
    .returning(['id', 'caseId'])
    .execute()
  return tasks.map(({ id: taskId, caseId: object }) => ({
    event: 'case.task-changed' as const,
    object,
    details: { taskId },
  }))
}

/** Open cases whose reminders this person has paused, and which are paused today. */
async function listPausedCases(db: Db, { firmId, staffId }: StaffKey): Promise<readonly string[]> {
  const { rows } = await sql<{ caseId: string }>`
    select r.case_id
    from case_reminder r
    join case_facts c on c.firm_id = r.firm_id and c.case_id = r.case_id
    where r.firm_id = ${firmId}
      and r.paused_by = ${staffId}
      and r.is_paused
      and (r.paused_until is null or r.paused_until >= (portal_now() at time zone c.time_zone)::date)
      and c.status <> 'Complete'`.execute(db)
  return rows.map(({ caseId }) => caseId)
}
