import { sql } from 'kysely'
import type { Db } from '#ports/database.ts'

export interface NamedPerson {
  readonly caseId: string
  readonly name: string
}

/** Every debtor of every case of a firm, former spouses included. */
export async function listNamesOfFirm(db: Db, firmId: string): Promise<readonly NamedPerson[]> {
  const { rows } = await sql<NamedPerson>`
    select case_id, given_name || ' ' || family_name as name
    from participant
    where firm_id = ${firmId}
    union all
    select case_id, given_name || ' ' || family_name
    from former_participant
    where firm_id = ${firmId}`.execute(db)
  return rows
}
