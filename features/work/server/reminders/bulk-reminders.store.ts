import { sql, type Generated } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { SkipReason } from '../../rules/reminders/reminder.ts'
import { tables, type Tables } from '../tables.generated.ts'

export interface ReminderKey {
  readonly id: string
  readonly firmId: string
}

export type BulkKind = Tables['bulkReminder']['kind'] extends Generated<infer Kind> ? Kind : never

export async function insertReminder(
  tx: Tx,
  reminder: ReminderKey & { readonly staffId: string; readonly kind: BulkKind },
  caseIds: readonly string[],
): Promise<void> {
  const { id, firmId } = reminder
  await tables(tx).insertInto('bulkReminder').values(reminder).execute()
  await tables(tx)
    .insertInto('bulkReminderCase')
    .values(caseIds.map((caseId) => ({ firmId, bulkReminderId: id, caseId })))
    .execute()
}

export interface StoredReminder {
  readonly kind: BulkKind
  readonly endedAt: Date | null
  readonly cancelledAt: Date | null
  readonly total: number
  readonly done: number
}

export async function findReminder(
  db: Db,
  { id, firmId }: ReminderKey,
): Promise<StoredReminder | undefined> {
  const { rows } = await sql<StoredReminder>`
    select
      b.kind,
      b.ended_at,
      b.cancelled_at,
      count(*)::int as total,
      (count(*) filter (where k.state = 'done'))::int as done
    from bulk_reminder b
    join bulk_reminder_case k on k.firm_id = b.firm_id and k.bulk_reminder_id = b.id
    where b.firm_id = ${firmId} and b.id = ${id}
    group by b.kind, b.ended_at, b.cancelled_at`.execute(db)
  return rows[0]
}

/** By case. */
export async function listSkipped(
  db: Db,
  { id, firmId }: ReminderKey,
): Promise<ReadonlyArray<{ readonly caseId: string; readonly reason: string | null }>> {
  return tables(db)
    .selectFrom('bulkReminderCase')
    .select(['caseId', 'reason'])
    .where('firmId', '=', firmId)
    .where('bulkReminderId', '=', id)
    .where('state', '=', 'skipped')
    .orderBy('caseId')
    .execute()
}

export interface NextCase {
  readonly caseId: string
  readonly staffId: string
  readonly kind: BulkKind
}

/** Undefined when none is left, or after a cancellation. Waits for another process at this job. */
export async function lockNextCase(
  tx: Tx,
  { id, firmId }: ReminderKey,
): Promise<NextCase | undefined> {
  const reminder = await tables(tx)
    .selectFrom('bulkReminder')
    .select(['kind', 'staffId', 'cancelledAt', 'endedAt'])
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!reminder || reminder.cancelledAt !== null || reminder.endedAt !== null) return undefined
  const next = await tables(tx)
    .selectFrom('bulkReminderCase')
    .select('caseId')
    .where('firmId', '=', firmId)
    .where('bulkReminderId', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('caseId')
    .limit(1)
    .executeTakeFirst()
  const { kind, staffId } = reminder
  return next && { caseId: next.caseId, staffId, kind }
}

export async function settleCase(
  tx: Tx,
  { id, firmId, caseId }: ReminderKey & CaseOfFirm,
  reason: SkipReason | undefined,
): Promise<void> {
  await tables(tx)
    .updateTable('bulkReminderCase')
    .set({ state: reason === undefined ? 'done' : 'skipped', reason: reason ?? null })
    .where('firmId', '=', firmId)
    .where('bulkReminderId', '=', id)
    .where('caseId', '=', caseId)
    .execute()
}

export async function endReminder(tx: Tx, { id, firmId }: ReminderKey): Promise<void> {
  await tables(tx)
    .updateTable('bulkReminder')
    .set({ endedAt: sql<Date>`coalesce(ended_at, portal_now())` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute()
}

/** Changes nothing when the reminders are over. */
export async function cancelReminder(tx: Tx, { id, firmId }: ReminderKey): Promise<void> {
  await tables(tx)
    .updateTable('bulkReminder')
    .set({ cancelledAt: sql<Date>`portal_now()`, endedAt: sql<Date>`portal_now()` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}
