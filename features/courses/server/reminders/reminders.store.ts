import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Debtor } from '../../rules/progress/course-facts.ts'
import type { CourseNumber } from '../../rules/progress/courses.ts'
import { tables } from '../tables.generated.ts'

export interface PersonOfCase extends CaseOfFirm {
  readonly debtor: Debtor
}

/** An active participant of an open case with a client code. */
export interface PersonToRemind extends PersonOfCase {
  /** Null if the person has no account. */
  readonly accountId: string | null
  /** The person's own time zone, or the office's if it is unknown. */
  readonly timeZone: string
}

const person = sql`
  p.case_id,
  p.debtor,
  p.firm_id,
  p.account_id,
  coalesce(a.time_zone, c.time_zone) as time_zone`

/** Without `where`. The conditions of `isOpen` belong to it. */
const people = sql`
  case_facts c
  join participant_facts p on p.case_id = c.case_id and p.firm_id = c.firm_id
  left join person_facts a on a.account_id = p.account_id`

const isOpen = sql`
  p.is_active
  and not p.has_ended
  and c.has_client_code
  and c.status in ('Pre-Filing', 'Filed')`

/** Returns people without a scheduled check. */
export async function newcomers(
  db: Db,
  firmId: string,
  max: number,
): Promise<readonly PersonToRemind[]> {
  const { rows } = await sql<PersonToRemind>`
    select ${person}
    from ${people}
    where ${isOpen}
      and c.firm_id = ${firmId}
      and not exists (
        select
        from course_reminder_look l
        where l.case_id = p.case_id and l.debtor = p.debtor and l.firm_id = p.firm_id
      )
    limit ${max}`.execute(db)
  return rows
}

export async function beginLooking(
  db: Db,
  { caseId, debtor, firmId }: PersonToRemind,
  since: string,
  lookAt: Date,
): Promise<void> {
  await tables(db)
    .insertInto('courseReminderLook')
    .values({ caseId, debtor, firmId, since, lookAt })
    .onConflict((conflict) => conflict.columns(['caseId', 'debtor', 'firmId']).doNothing())
    .execute()
}

/** Returns people whose check is due, by its index. */
export async function listDueRuns(
  db: Db,
  firmId: string,
  max: number,
): Promise<ReadonlyArray<PersonToRemind & { readonly since: string }>> {
  const { rows } = await sql<PersonToRemind & { readonly since: string }>`
    select
      ${person},
      l.since
    from (
      select *
      from course_reminder_look
      where firm_id = ${firmId}
        and look_at <= portal_now()
      order by look_at
      limit ${max}
    ) l
    join (${people})
      on p.case_id = l.case_id and p.debtor = l.debtor and p.firm_id = l.firm_id
    where ${isOpen}`.execute(db)
  return rows
}

/** Ends due checks for closed cases and deactivated participants. */
export async function endLooking(db: Db, firmId: string): Promise<void> {
  await sql`
    delete from course_reminder_look l
    where l.firm_id = ${firmId}
      and l.look_at <= portal_now()
      and not exists (
        select
        from ${people}
        where p.case_id = l.case_id
          and p.debtor = l.debtor
          and p.firm_id = l.firm_id
          and ${isOpen}
      )`.execute(db)
}

/** Locks the person until the transaction ends. False if already locked or checked. */
export async function lockReminderRun(
  tx: Tx,
  { caseId, debtor, firmId }: PersonOfCase,
): Promise<boolean> {
  const { rows } = await sql`
    select
    from course_reminder_look
    where case_id = ${caseId}
      and debtor = ${debtor}
      and firm_id = ${firmId}
      and look_at <= portal_now()
    for update skip locked`.execute(tx)
  return rows.length > 0
}

export async function scheduleNextRun(
  db: Db,
  { caseId, debtor, firmId }: PersonOfCase,
  lookAt: Date,
): Promise<void> {
  await tables(db)
    .updateTable('courseReminderLook')
    .set({ lookAt })
    .where('caseId', '=', caseId)
    .where('debtor', '=', debtor)
    .where('firmId', '=', firmId)
    .execute()
}

export interface SentReminder extends PersonOfCase {
  readonly courseNumber: CourseNumber
  readonly recipient: 'client' | 'firm'
  readonly name: string
  /** `YYYY-MM-DD` in the person's time zone. */
  readonly onDay: string
}

/** Returns false if the reminder was already sent. */
export async function insertSentReminder(tx: Tx, reminder: SentReminder): Promise<boolean> {
  const row = await tables(tx)
    .insertInto('courseReminder')
    .values(reminder)
    .onConflict((conflict) =>
      conflict
        .columns(['caseId', 'courseNumber', 'debtor', 'recipient', 'name', 'firmId'])
        .doNothing(),
    )
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** True after a reminder for any of its cases. Locks the account until the transaction ends. */
export async function wasReminded(tx: Tx, accountId: string, day: string): Promise<boolean> {
  const lock = `course-reminder ${accountId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx)
  const { rows } = await sql<{ isReminded: boolean }>`
    select was_reminded(${accountId}, ${day}) as is_reminded`.execute(tx)
  return rows[0]?.isReminded === true
}
