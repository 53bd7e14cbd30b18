import { sql, type Selectable } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, FirmTx, Tx } from '#ports/database.ts'
import type {
  DebtorOfLine,
  FilingLine,
  FilingList,
  FilingMark,
  FilingRecord,
} from '../rules/lines.ts'
import { maxPayments } from '../rules/typed-fees.ts'
import { tables, type Tables } from './tables.generated.ts'

export type FilingCaseRow = Selectable<Tables['filingCase']>
export type PaymentRow = Selectable<Tables['filingPayment']>
export type MarkRow = Selectable<Tables['filingMark']>

export interface RecordOfCase extends FilingRecord {
  readonly caseId: string
  /** Of the firm. Null while it has the standard. */
  readonly list: FilingList | null
}

/** Reads what staff typed about cases of one firm. */
export async function listRecords(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, RecordOfCase>> {
  if (cases.length === 0) return new Map()
  const { caseIds } = toColumns(cases)
  const { rows } = await sql<RecordOfCase>`
    select
      c.case_id,
      (
        select n.list
        from filing_list n
        where n.firm_id = c.firm_id
        order by n.version desc
        limit 1
      ) as list,
      f.fee_due,
      f.searched_names,
      coalesce(
        (
          select sum(p.cents)
          from filing_payment p
          where p.firm_id = c.firm_id
            and p.case_id = c.case_id
        ),
        0
      )::integer as fee_paid,
      (
        select coalesce(json_agg(json_build_object(
          'line', m.line,
          'debtor', m.debtor,
          'state', m.state,
          'day', m.on_day
        )), '[]')
        from filing_mark m
        where m.firm_id = c.firm_id
          and m.case_id = c.case_id
      ) as marks
    from case_facts c
    left join filing_case f on f.firm_id = c.firm_id and f.case_id = c.case_id
    where c.firm_id = ${cases[0]?.firmId}
      and c.case_id = any(${caseIds}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}

export interface LineOfCase extends FilingLine {
  readonly caseId: string
}

/** Replaces the lines of these cases, which belong to one firm. */
export async function saveLines(
  tx: Db,
  cases: readonly CaseOfFirm[],
  lines: readonly LineOfCase[],
): Promise<void> {
  const { caseIds } = toColumns(cases)
  const firmId = cases[0]?.firmId
  if (firmId === undefined) return
  await sql`
    with given as (
      select *
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as n("caseId" uuid, line text, debtor smallint, state text, missing smallint, day date)
    ), gone as (
      delete from filing_line l
      where l.firm_id = ${firmId}
        and l.case_id = any(${caseIds}::uuid[])
        and not exists (
          select
          from given n
          where n."caseId" = l.case_id and n.line = l.line and n.debtor = l.debtor
        )
    )
    insert into filing_line (firm_id, case_id, line, debtor, state, missing, on_day)
    select ${firmId}::uuid, "caseId", line, debtor, state, missing, day
    from given
    on conflict (firm_id, case_id, line, debtor) do update
    set state = excluded.state, missing = excluded.missing, on_day = excluded.on_day
    where (filing_line.state, filing_line.missing, filing_line.on_day)
      is distinct from (excluded.state, excluded.missing, excluded.on_day)`.execute(tx)
}

export async function listLines(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly FilingLine[]> {
  return tables(db)
    .selectFrom('filingLine')
    .select(['line', 'debtor', 'state', 'missing', 'onDay as day'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .$castTo<FilingLine>()
    .execute()
}

export async function findFilingCase(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<FilingCaseRow | undefined> {
  return tables(db)
    .selectFrom('filingCase')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .executeTakeFirst()
}

export async function listMarks(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly MarkRow[]> {
  return tables(db)
    .selectFrom('filingMark')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}

/** Sorted by day. */
export async function listPayments(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly PaymentRow[]> {
  return tables(db)
    .selectFrom('filingPayment')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .orderBy('paidOn')
    .orderBy('id')
    .limit(maxPayments)
    .execute()
}

/** Adds the row of a case of which nothing was typed. Returns the version, and locks the row. */
export async function lockVersion(tx: FirmTx, { caseId, firmId }: CaseOfFirm): Promise<number> {
  await tables(tx)
    .insertInto('filingCase')
    .values({ caseId, firmId })
    .onConflict((conflict) => conflict.columns(['firmId', 'caseId']).doNothing())
    .execute()
  const { version } = await tables(tx)
    .selectFrom('filingCase')
    .select('version')
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return version
}

/** Fees, search, or only the next version. */
export async function saveFilingCase(
  tx: FirmTx,
  { caseId, firmId }: CaseOfFirm,
  values: Partial<Omit<FilingCaseRow, 'caseId' | 'firmId' | 'searchedAt'>>,
): Promise<void> {
  const isSearch = values.searchedBy !== undefined
  await tables(tx)
    .updateTable('filingCase')
    .set({ ...values, ...(isSearch && { searchedAt: sql<Date>`portal_now()` }) })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}

export interface NewMark extends CaseOfFirm, FilingMark {
  readonly note: string
  readonly markedBy: string
}

export async function saveMark(tx: FirmTx, { day: onDay, ...mark }: NewMark): Promise<void> {
  const { line, debtor, ...key } = mark
  await removeMark(tx, key, { line, debtor })
  await tables(tx)
    .insertInto('filingMark')
    .values({ ...mark, onDay })
    .execute()
}

/** Returns false if there is none. */
export async function removeMark(
  tx: FirmTx,
  { caseId, firmId }: CaseOfFirm,
  { line, debtor }: { readonly line: string; readonly debtor: DebtorOfLine },
): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('filingMark')
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('line', '=', line)
    .where('debtor', '=', debtor)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** After a spouse joins or leaves: marks of debtor 2, and the signature, were about other people. */
export async function removeMarksOfPeople(tx: Tx, { caseId, firmId }: CaseOfFirm): Promise<void> {
  await tables(tx)
    .deleteFrom('filingMark')
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where((where) => where.or([where('debtor', '=', 2), where('line', '=', 'signed')]))
    .execute()
}

/** Returns false if the ID is taken. */
export async function insertPayment(
  tx: FirmTx,
  payment: Pick<PaymentRow, 'firmId' | 'id' | 'caseId' | 'cents' | 'paidOn' | 'note' | 'enteredBy'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('filingPayment')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['firmId', 'id']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Undefined if it is not there. */
export async function removePayment(
  tx: FirmTx,
  { caseId, firmId }: CaseOfFirm,
  id: string,
): Promise<{ readonly cents: number } | undefined> {
  return tables(tx)
    .deleteFrom('filingPayment')
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .returning('cents')
    .executeTakeFirst()
}

/** For a case that was created twice. What the other case has stays there. */
export async function moveFiling(
  tx: FirmTx,
  { caseId, firmId }: CaseOfFirm,
  toCaseId: string,
): Promise<void> {
  await tables(tx)
    .updateTable('filingPayment')
    .set({ caseId: toCaseId })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .execute()
}
