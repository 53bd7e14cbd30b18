import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { MatterStatus } from '../rules/status/matter-status.ts'
import type { StoredOutcome } from '../rules/status/outcomes.ts'
import type { TimelineEntryRecord } from '../rules/records.ts'
import type { StatusRecord } from '../rules/status/status-change.ts'

type OwnTables = {
  legal_case: {
    id: string
    firm_id: string
    office_id: string
    attorney_id: string
    status: MatterStatus
    firm_stage: string
    chapter: number | null
    case_type: string
    client_code: string | null
    case_number: string | null
    opened_on: string
    outcome: StoredOutcome | null
    filed_on: string | null
  }
  timeline_entry: {
    id: string
    firm_id: string
    case_id: string
    name: string
    description: string
    position: number
    state: string
    happened_on: string | null
  }
}

/** The columns of one query. The record is derived from them. */
export interface CaseRow {
  readonly id: string
  readonly firmId: string
  readonly participantId: string
  readonly debtor: 1 | 2
  readonly caseNumber: string | null
  readonly isActive: boolean
  readonly attorneyName: string
  readonly caseType: string
  readonly status: MatterStatus
  readonly outcome: StoredOutcome | null
  readonly filedOn: string | null
  readonly openDate: string
  readonly clientCode: string | null
  readonly lastVisitedDate: Date | null
  readonly shownInstructions: boolean
  readonly shownTerms: boolean
  readonly debtor1Email: string | null
  readonly debtor2Email: string | null
  readonly firmName: string
  readonly iconHash: string | null
  readonly colour: string
  readonly firmEmail: string | null
  readonly website: string | null
  readonly officeCode: string
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
  readonly phone: string | null
  readonly fax: string | null
}

/** Returns one or all cases of the account, newest first. Every read goes through a participant. */
export async function listCasesOfAccount(
  db: Db,
  accountId: string,
  caseId?: string,
): Promise<readonly CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select c.id, c.firm_id as "firmId", p.id as "participantId", p.debtor, c.case_number as "caseNumber", p.deactivated_at is null as "isActive",
      a.given_name || ' ' || a.family_name as "attorneyName", c.case_type as "caseType", c.status, c.outcome, c.filed_on as "filedOn", c.opened_on as "openDate",
      case when c.client_code ~ '\\S' then c.client_code end as "clientCode", p.last_visited_at as "lastVisitedDate", p.shown_instructions as "shownInstructions", p.shown_terms as "shownTerms",
      coalesce(a1.email, p1.email) as "debtor1Email", coalesce(a2.email, p2.email) as "debtor2Email",
      f.name as "firmName", f.icon_hash as "iconHash", f.colour, f.email as "firmEmail", f.website,
      o.office_code as "officeCode", o.street, o.city, o.state, o.zip, o.phone, o.fax
    from participant p
    join legal_case c on c.id = p.case_id
    join firm f on f.id = c.firm_id
    join office o on o.id = c.office_id
    join staff a on a.id = c.attorney_id
    left join participant p1 on p1.case_id = c.id and p1.debtor = 1
    left join participant p2 on p2.case_id = c.id and p2.debtor = 2
    left join account a1 on a1.id = p1.account_id and a1.email_verified_at is not null
    left join account a2 on a2.id = p2.account_id and a2.email_verified_at is not null
    where p.account_id = ${accountId} ${caseId === undefined ? sql`` : sql`and p.case_id = ${caseId}`}
    order by c.opened_on desc, c.id desc`.execute(db)
  return rows
}

export interface AttorneyOfCase {
  readonly attorneyId: string
  readonly firmId: string
}

const attorneyColumns = [
  'legal_case.attorney_id as attorneyId',
  'legal_case.firm_id as firmId',
] as const

export async function listAttorneysOfCase(
  db: Db,
  caseId: string,
): Promise<ReadonlyArray<AttorneyOfCase & { readonly caseNumber: string | null }>> {
  return db
    .withTables<OwnTables>()
    .selectFrom('legal_case')
    .select([...attorneyColumns, 'case_number as caseNumber'])
    .where('id', '=', caseId)
    .execute()
}

/** Includes deactivated cases. */
export async function listAttorneysOfAccount(
  db: Db,
  accountId: string,
): Promise<readonly AttorneyOfCase[]> {
  return db
    .withTables<OwnTables & { participant: { case_id: string; account_id: string | null } }>()
    .selectFrom('legal_case')
    .innerJoin('participant', 'participant.case_id', 'legal_case.id')
    .select(attorneyColumns)
    .where('participant.account_id', '=', accountId)
    .distinct()
    .execute()
}

export interface NewCase {
  readonly id: string
  readonly firmId: string
  readonly officeId: string
  readonly attorneyId: string
  readonly status: MatterStatus
  readonly firmStage: string
  readonly chapter: 7 | 13 | null
  readonly caseType: string
  readonly clientCode: string | null
  readonly caseNumber: string | null
  readonly openedOn: string
  readonly outcome: StoredOutcome | null
  readonly filedOn: string | null
}

export async function insertCase(tx: Tx, legalCase: NewCase): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('legal_case')
    .values({
      id: legalCase.id,
      firm_id: legalCase.firmId,
      office_id: legalCase.officeId,
      attorney_id: legalCase.attorneyId,
      status: legalCase.status,
      firm_stage: legalCase.firmStage,
      chapter: legalCase.chapter,
      case_type: legalCase.caseType,
      client_code: legalCase.clientCode,
      case_number: legalCase.caseNumber,
      opened_on: legalCase.openedOn,
      outcome: legalCase.outcome,
      filed_on: legalCase.filedOn,
    })
    .execute()
}

export interface NewTimelineEntry extends TimelineEntryRecord {
  readonly firmId: string
  readonly caseId: string
}

export async function insertTimeline(tx: Tx, entries: readonly NewTimelineEntry[]): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('timeline_entry')
    .values(
      entries.map((entry) => ({
        id: entry.id,
        firm_id: entry.firmId,
        case_id: entry.caseId,
        name: entry.name,
        description: entry.description,
        position: entry.order,
        state: entry.state,
        happened_on: entry.date,
      })),
    )
    .execute()
}

/** The timelines of several cases, each in order. */
export async function listTimelines(
  db: Db,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly TimelineEntryRecord[]>> {
  const rows = await db
    .withTables<OwnTables>()
    .selectFrom('timeline_entry')
    .select([
      'case_id as caseId',
      'id',
      'name',
      'description',
      'position as order',
      'state',
      'happened_on as date',
    ])
    .where('case_id', 'in', [...caseIds])
    .orderBy('case_id')
    .orderBy('position')
    .execute()
  const timelines = new Map<string, TimelineEntryRecord[]>()
  for (const { caseId, ...entry } of rows)
    timelines.set(caseId, [...(timelines.get(caseId) ?? []), entry])
  return timelines
}

/** Undefined for an unknown case. */
export async function findMatterStatus(db: Db, caseId: string): Promise<StatusRecord | undefined> {
  const columns = ['status', 'outcome', 'filed_on as filedOn', 'case_number as caseNumber'] as const
  return db
    .withTables<OwnTables>()
    .selectFrom('legal_case')
    .select(columns)
    .where('id', '=', caseId)
    .executeTakeFirst()
}

export async function updateMatterStatus(
  tx: Tx,
  caseId: string,
  next: StatusRecord & { readonly firmStage: string },
): Promise<void> {
  const { status, outcome, filedOn, caseNumber, firmStage } = next
  await tx
    .withTables<OwnTables>()
    .updateTable('legal_case')
    .set({ status, outcome, filed_on: filedOn, case_number: caseNumber, firm_stage: firmStage })
    .where('id', '=', caseId)
    .execute()
}

/** Returns the firm, or undefined for an unknown case. */
export async function setLegacyFlag(
  tx: Tx,
  caseId: string,
  hasLegacyOrder: boolean,
): Promise<string | undefined> {
  const { rows } = await sql<{
    firmId: string
  }>`update legal_case set has_legacy_order = ${hasLegacyOrder} where id = ${caseId} returning firm_id as "firmId"`.execute(
    tx,
  )
  return rows[0]?.firmId
}

/** Removes the day of later steps. A current step keeps the day that it already has. */
export async function setTimelinePosition(
  tx: Tx,
  caseId: string,
  position: number,
  day: string,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('timeline_entry')
    .set({
      state: sql<string>`case when position < ${position} then 'done' when position = ${position} then 'current' else 'next' end`,
      happened_on: sql<string>`case when position < ${position} then happened_on when position = ${position} then coalesce(happened_on, ${day}::date) end`,
    })
    .where('case_id', '=', caseId)
    .execute()
}

/** A null day means that the day is unknown or that the step did not happen. */
export async function setTimelineDay(
  tx: Tx,
  caseId: string,
  position: number,
  day: string | null,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('timeline_entry')
    .set({ happened_on: day })
    .where('case_id', '=', caseId)
    .where('position', '=', position)
    .execute()
}
