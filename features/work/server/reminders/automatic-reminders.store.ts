import { sql, type Selectable } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { saveVersion } from '#lib/save-version.ts'
import type { Db, FirmTx, Tx } from '#ports/database.ts'
import type { ClientWaitsFor } from '#features/cases/rules/clients/client-step.ts'
import type { ReminderSchedule } from '../../rules/reminders/schedule.ts'
import { quietSince, waitsFor } from '#features/cases/server/rows/client-conditions.ts'
import { tables, type Tables } from '../tables.generated.ts'

export type ScheduleRow = ReminderSchedule & { readonly version: number }
export type CaseReminderRow = Selectable<Tables['caseReminder']>

/** Undefined for a firm that has changed nothing. */
export async function findSchedule(db: Db, firmId: string): Promise<ScheduleRow | undefined> {
  return tables(db)
    .selectFrom('reminderSchedule')
    .select(['isOn', 'invitationDays', 'taskDays', 'version'])
    .where('firmId', '=', firmId)
    .executeTakeFirst()
}

/** Returns false if the version is not the current one. A firm without a row has version 0. */
export async function saveSchedule(
  tx: FirmTx,
  firmId: string,
  version: number,
  { isOn, invitationDays, taskDays }: ReminderSchedule,
): Promise<boolean> {
  const days = { invitationDays: [...invitationDays], taskDays: [...taskDays] }
  const values = { isOn, ...days, version: version + 1 }
  return saveVersion(version, {
    update: () =>
      tables(tx)
        .updateTable('reminderSchedule')
        .set(values)
        .where('firmId', '=', firmId)
        .where('version', '=', version)
        .executeTakeFirst(),
    insert: () =>
      tables(tx)
        .insertInto('reminderSchedule')
        .values({ firmId, ...values })
        .onConflict((conflict) => conflict.column('firmId').doNothing())
        .executeTakeFirst(),
  })
}

/** Begins to count the days of each case in which the client has something else to do than before. */
export async function startPeriods(db: Db, firmId: string): Promise<void> {
  await sql`
    insert into case_reminder (firm_id, case_id, waits_for, started_on)
    select
      s.firm_id,
      s.case_id,
      ${waitsFor},
      (portal_now() at time zone c.time_zone)::date
    from summary_facts s
    join case_facts c on c.firm_id = s.firm_id and c.case_id = s.case_id
    left join case_reminder r on r.firm_id = s.firm_id and r.case_id = s.case_id
    where s.firm_id = ${firmId}
      and r.waits_for is distinct from ${waitsFor}
    on conflict (firm_id, case_id) do update
    set
      waits_for = excluded.waits_for,
      started_on = excluded.started_on,
      passed = 0,
      sent_at = null`.execute(db)
}

/** What decides about the next reminder of a case. */
export interface ReminderCaseRow extends CaseOfFirm {
  readonly timeZone: string
  readonly waitsFor: ClientWaitsFor | null
  readonly quietSince: Date | null
  readonly remindedAt: Date | null
  readonly reminders: number
  readonly isUndelivered: boolean
}

interface CasesToRead {
  readonly firmId: string
  /** One case. Without it, all cases in which a reminder may be planned. */
  readonly caseId?: string
  /** Cases after this one. */
  readonly after?: string
  readonly max: number
}

/** In the order of their IDs. */
export async function listReminderCases(
  db: Db,
  { firmId, caseId, after, max }: CasesToRead,
): Promise<readonly ReminderCaseRow[]> {
  const chosen =
    caseId === undefined
      ? sql`exists (
          select
          from case_reminder r
          where r.firm_id = s.firm_id and r.case_id = s.case_id and r.waits_for is not null
        )`
      : sql`s.case_id = ${caseId}`
  const { rows } = await sql<ReminderCaseRow>`
    select
      s.firm_id,
      s.case_id,
      c.time_zone,
      ${waitsFor} as waits_for,
      ${quietSince} as quiet_since,
      s.reminded_at,
      s.reminders,
      s.undelivered_at is not null as is_undelivered
    from summary_facts s
    join case_facts c on c.firm_id = s.firm_id and c.case_id = s.case_id
    where s.firm_id = ${firmId}
      and ${chosen}
      and ${after === undefined ? sql`true` : sql`s.case_id > ${after}`}
    order by s.case_id
    limit ${max}`.execute(db)
  return rows
}

/** Omits cases that were not looked at yet. */
export async function listCaseReminders(
  db: Db,
  firmId: string,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, CaseReminderRow>> {
  if (caseIds.length === 0) return new Map()
  const rows = await tables(db)
    .selectFrom('caseReminder')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', 'in', caseIds)
    .execute()
  return new Map(rows.map((row) => [row.caseId, row]))
}

export async function lockCaseReminder(tx: Tx, { firmId, caseId }: CaseOfFirm): Promise<void> {
  await tables(tx)
    .selectFrom('caseReminder')
    .select('caseId')
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .forNoKeyUpdate()
    .execute()
}

/** Records that a day of the schedule is over, and whether a reminder left on it. */
export async function savePassed(
  tx: Tx,
  { firmId, caseId }: CaseOfFirm,
  period: { readonly startedOn: string; readonly passed: number },
  isSent: boolean,
): Promise<void> {
  await tables(tx)
    .updateTable('caseReminder')
    .set({ ...period, ...(isSent && { sentAt: sql<Date>`portal_now()` }) })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}

export interface NewPause {
  readonly isPaused: boolean
  readonly pausedUntil: string | null
  readonly pausedBy: string | null
  /** The day at the office, from which the days count again when a pause ends. */
  readonly today: string
}

/** Returns false if the version is not the current one. A case without a row has version 0. */
export async function savePause(
  tx: FirmTx,
  { firmId, caseId }: CaseOfFirm,
  version: number,
  { today, ...pause }: NewPause,
): Promise<boolean> {
  const values = { ...pause, version: version + 1 }
  return saveVersion(version, {
    update: () =>
      tables(tx)
        .updateTable('caseReminder')
        .set({ ...values, ...(!pause.isPaused && { startedOn: today, passed: 0, sentAt: null }) })
        .where('firmId', '=', firmId)
        .where('caseId', '=', caseId)
        .where('version', '=', version)
        .executeTakeFirst(),
    insert: () =>
      tables(tx)
        .insertInto('caseReminder')
        .values({ firmId, caseId, startedOn: today, ...values })
        .onConflict((conflict) => conflict.columns(['firmId', 'caseId']).doNothing())
        .executeTakeFirst(),
  })
}
