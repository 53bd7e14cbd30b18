import { sql } from 'kysely'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'

export interface CaseTeamRow {
  readonly attorneyId: string
  readonly paralegalId: string | null
  readonly officeId: string
}

const columns = ['attorneyId', 'paralegalId', 'officeId'] as const

export async function findTeam(
  db: Db,
  { caseId, firmId }: CaseOfFirm,
): Promise<CaseTeamRow | undefined> {
  return tables(db)
    .selectFrom('legalCase')
    .select(columns)
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .executeTakeFirst()
}

/** The same with a lock that allows inserts that refer to the case. */
export async function lockTeam(
  tx: FirmTx,
  { caseId, firmId }: CaseOfFirm,
): Promise<CaseTeamRow | undefined> {
  return tables(tx)
    .selectFrom('legalCase')
    .select(columns)
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function saveTeam(
  tx: FirmTx,
  { caseId, firmId }: CaseOfFirm,
  { attorneyId, paralegalId, officeId }: CaseTeamRow,
): Promise<void> {
  await tables(tx)
    .updateTable('legalCase')
    .set({ attorneyId, paralegalId, officeId })
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .execute()
}

export async function isOfficeOfFirm(db: Db, firmId: string, officeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from office_facts where firm_id = ${firmId} and office_id = ${officeId}`.execute(db)
  return rows.length > 0
}
