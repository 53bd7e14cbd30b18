// The cases of a person of the staff, also of one who has left (spec: staff#people-who-leave).
import { sql } from 'kysely'
import type { HandOver } from '#lib/hand-over.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import type { StaffKey } from '#features/firm/server/firms.ts'
import { tables } from '../tables.generated.ts'

export interface HeldCases {
  readonly openCases: number
  readonly casesAsAttorney: number
}

export async function countHeldCases(db: Db, { firmId, staffId }: StaffKey): Promise<HeldCases> {
  const { rows } = await sql<HeldCases>`
    select
      count(*)::int as open_cases,
      (count(*) filter (where attorney_id = ${staffId}))::int as cases_as_attorney
    from legal_case
    where firm_id = ${firmId}
      and (attorney_id = ${staffId} or paralegal_id = ${staffId})
      and status <> 'Complete'
      and archived_at is null`.execute(db)
  return rows[0] ?? { openCases: 0, casesAsAttorney: 0 }
}

/** Those of the people who are at a case, open or ended. */
export async function listPeopleWithCases(
  db: Db,
  firmId: string,
  staffIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ staffId: string }>`
    select distinct held.staff_id
    from legal_case c
    cross join lateral (values (c.attorney_id), (c.paralegal_id)) held (staff_id)
    where c.firm_id = ${firmId}
      and held.staff_id = any(${staffIds}::uuid[])`.execute(db)
  return rows.map(({ staffId }) => staffId)
}

/**
 * Open cases in one statement, however many. A person who works on a case already is named there
 * once. Ended cases stay.
 */
export async function handOverCases(tx: FirmTx, { firmId, fromId, toId }: HandOver) {
  const attorney = sql<string>`case when attorney_id = ${fromId} then ${toId}::uuid else attorney_id end`
  const paralegal = sql`case when paralegal_id = ${fromId} then ${toId}::uuid else paralegal_id end`
  const rows = await tables(tx)
    .updateTable('legalCase')
    .set({
      attorneyId: attorney,
      paralegalId: sql<string | null>`nullif(${paralegal}, ${attorney})`,
    })
    .where('firmId', '=', firmId)
    .where((is) => is.or([is('attorneyId', '=', fromId), is('paralegalId', '=', fromId)]))
    .where('status', '<>', 'Complete')
    .where('archivedAt', 'is', null)
    .returning(['id', 'attorneyId', 'paralegalId'])
    .execute()
  return rows.map(({ id: object, attorneyId, paralegalId }) => ({
    event: 'case.assigned' as const,
    object,
    details: { attorneyId, ...(paralegalId !== null && { paralegalId }) },
  }))
}
