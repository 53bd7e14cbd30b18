import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'
import type { CaseActor, OpenDeadline } from '../summary-facts.ts'

export async function insertSummary(tx: Tx, { caseId, firmId }: CaseOfFirm): Promise<void> {
  await tables(tx)
    .insertInto('caseSummary')
    .values({ caseId, firmId, lastActiveAt: sql<Date>`portal_now()` })
    .execute()
}

export async function listSummaryCases(
  db: Db,
  firmId: string,
  after: string | undefined,
  max: number,
): Promise<readonly string[]> {
  const rows = await tables(db)
    .selectFrom('caseSummary')
    .select('caseId')
    .where('firmId', '=', firmId)
    .$if(after !== undefined, (query) => query.where('caseId', '>', after ?? ''))
    .orderBy('caseId')
    .limit(max)
    .execute()
  return rows.map(({ caseId }) => caseId)
}

export async function lockSummaries(tx: Tx, cases: readonly CaseOfFirm[]): Promise<void> {
  const { caseIds, firmIds } = toColumns(cases)
  await tables(tx)
    .selectFrom('caseSummary')
    .select('caseId')
    .where('firmId', 'in', firmIds)
    .where('caseId', 'in', caseIds)
    .orderBy('caseId')
    .forNoKeyUpdate()
    .execute()
}

interface CaseFacts {
  readonly caseId: string
  readonly counts: object
  readonly deadlines: readonly OpenDeadline[]
}

export async function saveSummaries(
  tx: Tx,
  firmId: string,
  cases: readonly CaseFacts[],
): Promise<void> {
  const given = JSON.stringify(cases.map(({ caseId, counts }) => ({ caseId, ...counts })))
  await sql`
    update case_summary s
    set
      sort_name = n."sortName",
      search_text = n."searchText",
      people = n.people,
      joined = n.joined,
      invited_at = n."invitedAt",
      invitation_ends_at = n."invitationEndsAt",
      documents_needed = coalesce(n."documentsNeeded", 0),
      documents_complete = coalesce(n."documentsComplete", 0),
      documents_open = coalesce(n."documentsOpen", 0),
      documents_to_review = coalesce(n."documentsToReview", 0),
      review_since = n."reviewSince",
      sections_shown = coalesce(n."sectionsShown", 0),
      sections_done = coalesce(n."sectionsDone", 0),
      sections_to_check = coalesce(n."sectionsToCheck", 0),
      check_since = n."checkSince",
      help_requests = coalesce(n."helpRequests", 0),
      help_since = n."helpSince",
      course_takers = coalesce(n."courseTakers", 0),
      first_courses_done = coalesce(n."firstCoursesDone", 0),
      second_courses_done = coalesce(n."secondCoursesDone", 0),
      filing_open = n."filingOpen",
      counseling_use_by = n."counselingUseBy"
    from jsonb_to_recordset(${given}::jsonb) as n(
      "caseId" uuid,
      "sortName" text,
      "searchText" text,
      people smallint,
      joined smallint,
      "invitedAt" timestamptz,
      "invitationEndsAt" timestamptz,
      "documentsNeeded" smallint,
      "documentsComplete" smallint,
      "documentsOpen" smallint,
      "documentsToReview" smallint,
      "reviewSince" timestamptz,
      "sectionsShown" smallint,
      "sectionsDone" smallint,
      "sectionsToCheck" smallint,
      "checkSince" timestamptz,
      "helpRequests" smallint,
      "helpSince" timestamptz,
      "courseTakers" smallint,
      "firstCoursesDone" smallint,
      "secondCoursesDone" smallint,
      "filingOpen" smallint,
      "counselingUseBy" date
    )
    where s.firm_id = ${firmId}
      and s.case_id = n."caseId"`.execute(tx)
}

export async function saveDeadlines(
  tx: Tx,
  firmId: string,
  cases: readonly CaseFacts[],
): Promise<void> {
  const caseIds = cases.map(({ caseId }) => caseId)
  const given = JSON.stringify(
    cases.flatMap(({ caseId, deadlines }) =>
      deadlines.map(({ kind, debtor, day }) => ({ caseId, kind, debtor, day })),
    ),
  )
  await sql`
    with given as (
      select *
      from jsonb_to_recordset(${given}::jsonb)
        as n("caseId" uuid, kind text, debtor smallint, day date)
    ), gone as (
      delete from case_deadline d
      where d.firm_id = ${firmId}
        and d.case_id = any(${caseIds}::uuid[])
        and not exists (
          select
          from given n
          where n."caseId" = d.case_id and n.kind = d.kind and n.debtor = d.debtor
        )
    )
    insert into case_deadline (firm_id, case_id, kind, debtor, on_day)
    select ${firmId}::uuid, "caseId", kind, debtor, day
    from given
    on conflict (firm_id, case_id, kind, debtor) do update
    set on_day = excluded.on_day
    where case_deadline.on_day <> excluded.on_day`.execute(tx)
}

export async function saveActivity(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  by: CaseActor,
): Promise<void> {
  const now = sql<Date>`portal_now()`
  const isClient = 'debtor' in by
  await tables(tx)
    .updateTable('caseSummary')
    .set({
      lastActiveAt: now,
      lastActiveDebtor: isClient ? by.debtor : null,
      lastActiveStaffId: isClient ? null : by.staffId,
      ...(isClient && { clientActiveAt: now }),
    })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}

export async function saveClientActivity(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
  debtor: 1 | 2,
): Promise<void> {
  const now = sql<Date>`portal_now()`
  await tables(db)
    .updateTable('caseSummary')
    .set({
      clientActiveAt: now,
      lastActiveAt: now,
      lastActiveDebtor: debtor,
      lastActiveStaffId: null,
    })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}

export async function saveUndelivered(tx: Tx, { caseId, firmId }: CaseOfFirm): Promise<void> {
  await tables(tx)
    .updateTable('caseSummary')
    .set({ undeliveredAt: sql<Date>`portal_now()` })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}

/** Returns false for a case that is marked already. */
export async function markUndelivered(tx: Tx, { caseId, firmId }: CaseOfFirm): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('caseSummary')
    .set({ undeliveredAt: sql<Date>`portal_now()` })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('undeliveredAt', 'is', null)
    .returning('caseId')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns those of the cases of a firm in which a message was not delivered. */
export async function listUndelivered(
  db: Db,
  firmId: string,
  caseIds: readonly string[],
): Promise<readonly string[]> {
  if (caseIds.length === 0) return []
  const rows = await tables(db)
    .selectFrom('caseSummary')
    .select('caseId')
    .where('firmId', '=', firmId)
    .where('caseId', 'in', caseIds)
    .where('undeliveredAt', 'is not', null)
    .execute()
  return rows.map(({ caseId }) => caseId)
}

export async function forgetUndelivered(
  tx: Tx,
  firmId: string,
  caseIds: readonly string[],
): Promise<void> {
  if (caseIds.length === 0) return
  await tables(tx)
    .updateTable('caseSummary')
    .set({ undeliveredAt: null })
    .where('firmId', '=', firmId)
    .where('caseId', 'in', caseIds)
    .execute()
}

/** Counts a reminder of any kind. */
export async function saveReminded(tx: Tx, { firmId, caseId }: CaseOfFirm): Promise<void> {
  await tables(tx)
    .updateTable('caseSummary')
    .set({ reminders: sql<number>`reminders + 1`, remindedAt: sql<Date>`portal_now()` })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}
