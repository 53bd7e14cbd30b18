// Alone knows of which cases the firm is to be told that documents came in, and when.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'

type OwnTables = {
  handed_in_due: { case_id: string; firm_id: string; since: Date; due_at: Date }
  document: { case_id: string; account_id: string | null; status: string; uploaded_at: Date }
}

/** One that waits already keeps its time. It is held until this transaction ends: sent before, its message would miss the document of this one. */
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

/** The cases whose time has come, longest ago first. */
export async function dueHandedIn(db: Db, most: number): Promise<readonly string[]> {
  const due = db
    .withTables<OwnTables>()
    .selectFrom('handed_in_due')
    .select('case_id as caseId')
    .where('due_at', '<=', sql<Date>`portal_now()`)
  return (await due.orderBy('due_at').limit(most).execute()).map(({ caseId }) => caseId)
}

/** Takes what is due for one case; undefined when another process has it, or it was sent meanwhile. */
export async function takeHandedIn(
  tx: Tx,
  caseId: string,
): Promise<{ readonly since: Date } | undefined> {
  const { rows } = await sql<{ since: Date }>`
    delete from handed_in_due where case_id = (select case_id from handed_in_due where case_id = ${caseId} and due_at <= portal_now() for update skip locked)
    returning since`.execute(tx)
  return rows[0]
}

/** How many documents came in since then and wait for the firm still. */
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
