import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'

/** An existing row keeps its time, and is locked so that the email includes this document. */
export async function scheduleHandedIn(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  minutes: number,
): Promise<void> {
  await tables(tx)
    .insertInto('handedInDue')
    .values({
      caseId,
      firmId,
      since: sql<Date>`portal_now()`,
      dueAt: sql<Date>`portal_now() + make_interval(mins => ${minutes})`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['caseId', 'firmId'])
        .doUpdateSet({ since: sql<Date>`least(handed_in_due.since, excluded.since)` }),
    )
    .execute()
}

export async function dueHandedIn(
  db: Db,
  firmId: string,
  max: number,
): Promise<readonly CaseOfFirm[]> {
  return tables(db)
    .selectFrom('handedInDue')
    .select(['caseId', 'firmId'])
    .where('firmId', '=', firmId)
    .where('dueAt', '<=', sql<Date>`portal_now()`)
    .orderBy('dueAt')
    .limit(max)
    .execute()
}

/** Deletes and returns the due row of a case; undefined when another process has it. */
export async function takeUploadNews(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
): Promise<{ readonly since: Date } | undefined> {
  const { rows } = await sql<{ since: Date }>`
    delete from handed_in_due
    where firm_id = ${firmId}
      and case_id = (
        select case_id
        from handed_in_due
        where firm_id = ${firmId}
          and case_id = ${caseId}
          and due_at <= portal_now()
        for update skip locked
      )
    returning since`.execute(tx)
  return rows[0]
}

export async function countWaiting(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  since: Date,
): Promise<number> {
  const row = await tables(tx)
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('accountId', 'is not', null)
    .where('status', '=', 'Pending')
    .where('uploadedAt', '>=', since)
    .executeTakeFirstOrThrow()
  return row.waiting
}
