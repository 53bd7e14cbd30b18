import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'

type OwnTables = {
  handed_in_due: { case_id: string; firm_id: string; since: Date; due_at: Date }
  document: { case_id: string; account_id: string | null; status: string; uploaded_at: Date }
}

/** An existing row keeps its time, and is locked so that the email includes this document. */
export async function scheduleHandedIn(
  tx: Tx,
  legalCase: { readonly caseId: string; readonly firmId: string },
  minutes: number,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('handed_in_due')
    .values({
      case_id: legalCase.caseId,
      firm_id: legalCase.firmId,
      since: sql<Date>`portal_now()`,
      due_at: sql<Date>`portal_now() + make_interval(mins => ${minutes})`,
    })
    .onConflict((conflict) =>
      conflict
        .column('case_id')
        .doUpdateSet({ since: sql<Date>`least(handed_in_due.since, excluded.since)` }),
    )
    .execute()
}

export async function dueHandedIn(db: Db, max: number): Promise<readonly string[]> {
  const due = db
    .withTables<OwnTables>()
    .selectFrom('handed_in_due')
    .select('case_id as caseId')
    .where('due_at', '<=', sql<Date>`portal_now()`)
  return (await due.orderBy('due_at').limit(max).execute()).map(({ caseId }) => caseId)
}

/** Deletes and returns the due row of a case; undefined when another process has it. */
export async function takeUploadNews(
  tx: Tx,
  caseId: string,
): Promise<{ readonly since: Date } | undefined> {
  const { rows } = await sql<{ since: Date }>`
    delete from handed_in_due where case_id = (select case_id from handed_in_due where case_id = ${caseId} and due_at <= portal_now() for update skip locked)
    returning since`.execute(tx)
  return rows[0]
}

export async function countWaiting(tx: Tx, caseId: string, since: Date): Promise<number> {
  const row = await tx
    .withTables<OwnTables>()
    .selectFrom('document')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('case_id', '=', caseId)
    .where('account_id', 'is not', null)
    .where('status', '=', 'Pending')
    .where('uploaded_at', '>=', since)
    .executeTakeFirstOrThrow()
  return row.waiting
}
