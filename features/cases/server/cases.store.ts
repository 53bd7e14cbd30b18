import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { MatterStatus } from '../rules/status/matter-status.ts'
import type { StoredOutcome } from '../rules/status/outcomes.ts'
import { tables } from './tables.generated.ts'

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
  readonly endedOn: string | null
  readonly endedAt: Date | null
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
  const ofCase = caseId === undefined ? sql`` : sql`and p.case_id = ${caseId}`
  const { rows } = await sql<CaseRow>`
    select
      c.id,
      c.firm_id,
      p.id as participant_id,
      p.debtor,
      c.case_number,
      p.deactivated_at is null as is_active,
      attorney.full_name as attorney_name,
      c.case_type,
      case when p.outcome is null then c.status else 'Complete' end as status,
      p.outcome,
      p.ended_on,
      p.ended_at,
      c.filed_on,
      c.opened_on as open_date,
      case when c.client_code ~ '\\S' then c.client_code end as client_code,
      p.last_visited_at as last_visited_date,
      p.shown_instructions,
      p.shown_terms,
      coalesce(person1.verified_email, p1.email) as debtor1_email,
      coalesce(person2.verified_email, p2.email) as debtor2_email,
      office.firm_name,
      office.icon_hash,
      office.colour,
      office.firm_email,
      office.website,
      office.office_code,
      office.street,
      office.city,
      office.state,
      office.zip,
      office.phone,
      office.fax
    from participant p
    join legal_case c
      on c.id = p.case_id and c.firm_id = p.firm_id
    join office_facts office
      on office.office_id = c.office_id and office.firm_id = c.firm_id
    join staff_facts attorney
      on attorney.staff_id = c.attorney_id and attorney.firm_id = c.firm_id
    left join participant p1
      on p1.case_id = c.id and p1.firm_id = c.firm_id and p1.debtor = 1
    left join participant p2
      on p2.case_id = c.id and p2.firm_id = c.firm_id and p2.debtor = 2
    left join person_facts person1 on person1.account_id = p1.account_id
    left join person_facts person2 on person2.account_id = p2.account_id
    where p.account_id = ${accountId} ${ofCase}
    order by c.opened_on desc, c.id desc`.execute(db)
  return rows
}

export interface AttorneyOfCase {
  readonly attorneyId: string
  readonly firmId: string
}

export interface CaseOfAttorney extends AttorneyOfCase {
  readonly caseNumber: string | null
  /** IANA name, of the office of the case. */
  readonly timeZone: string
}

const attorneyColumns = ['legalCase.attorneyId', 'legalCase.firmId'] as const

export async function listAttorneysOfCase(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly CaseOfAttorney[]> {
  return tables(db)
    .selectFrom('legalCase')
    .innerJoin('officeFacts as office', (join) =>
      join
        .onRef('office.officeId', '=', 'legalCase.officeId')
        .onRef('office.firmId', '=', 'legalCase.firmId'),
    )
    .select([...attorneyColumns, 'legalCase.caseNumber', 'office.timeZone'])
    .where('legalCase.id', '=', caseId)
    .where('legalCase.firmId', '=', firmId)
    .execute()
}

/** The attorney first. Includes people who no longer work at the firm. */
export async function listStaffOfCase(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<readonly string[]> {
  const row = await tables(db)
    .selectFrom('legalCase')
    .select(['attorneyId', 'paralegalId'])
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .executeTakeFirst()
  if (!row) return []
  const { attorneyId, paralegalId } = row
  return paralegalId === null || paralegalId === attorneyId
    ? [attorneyId]
    : [attorneyId, paralegalId]
}

/** For the command line, which names a case without its firm. Undefined for an unknown case. */
export async function findFirmOfCase(db: Db, caseId: string): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('legalCase')
    .select('firmId')
    .where('id', '=', caseId)
    .executeTakeFirst()
  return row?.firmId
}

/** Includes deactivated cases. */
export async function listAttorneysOfAccount(
  db: Db,
  accountId: string,
): Promise<readonly AttorneyOfCase[]> {
  return tables(db)
    .selectFrom('legalCase')
    .innerJoin('participant', (join) =>
      join
        .onRef('participant.caseId', '=', 'legalCase.id')
        .onRef('participant.firmId', '=', 'legalCase.firmId'),
    )
    .select(attorneyColumns)
    .where('participant.accountId', '=', accountId)
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
  readonly filedOn: string | null
  readonly paralegalId: string | null
  readonly plannedFilingOn: string | null
  readonly urgencies: readonly string[]
  readonly greeting: string | null
  readonly creationKey: string | null
}

export async function insertCase(tx: Tx, legalCase: NewCase): Promise<void> {
  await tables(tx).insertInto('legalCase').values(legalCase).execute()
}

/** Words of the firm for each invitation of the case. */
export async function findGreetingOfCase(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('legalCase')
    .select('greeting')
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .executeTakeFirst()
  return row?.greeting ?? undefined
}

export async function updateChapter(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  values: Pick<NewCase, 'chapter' | 'caseType'>,
): Promise<void> {
  await tables(tx)
    .updateTable('legalCase')
    .set(values)
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

/** Returns false for an unknown case. */
export async function setLegacyFlag(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
  hasLegacyOrder: boolean,
): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('legalCase')
    .set({ hasLegacyOrder })
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
