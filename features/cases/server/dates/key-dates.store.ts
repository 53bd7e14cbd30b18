import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import type { MatterStatus } from '../../rules/status/matter-status.ts'
import type { KeyDateKind, KeyDates } from '../../rules/dates/key-dates.ts'
import { tables } from '../tables.generated.ts'

export interface CaseDays {
  readonly dates: KeyDates
  /** Time zone of the case's office, in which its days are counted. */
  readonly timeZone: string
}

/** Omits unknown cases. */
export async function listDaysOfCases(
  db: Db,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, CaseDays>> {
  const { rows } = await sql<CaseDays & { readonly caseId: string }>`
    select
      c.id as case_id,
      office.time_zone,
      (
        select coalesce(json_object_agg(k.kind, k.on_day), '{}')
        from case_key_date k
        where k.case_id = c.id
      ) as dates
    from legal_case c
    join office_facts office on office.office_id = c.office_id
    where c.id = any(${[...caseIds]})`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}

interface HeldCase {
  readonly firmId: string
  readonly caseStatus: MatterStatus
  readonly filedOn: string | null
}

/** The lock allows inserts that refer to the case: writers of news lock only after them. */
export async function lockCaseDays(
  tx: Tx,
  caseId: string,
): Promise<(CaseDays & HeldCase) | undefined> {
  const { rows } = await sql<HeldCase>`
    select firm_id, status as case_status, filed_on from legal_case where id = ${caseId} for no key update`.execute(
    tx,
  )
  const days = (await listDaysOfCases(tx, [caseId])).get(caseId)
  return rows[0] && days && { ...days, ...rows[0] }
}

export async function setKeyDate(
  tx: Tx,
  wanted: {
    readonly caseId: string
    readonly firmId: string
    readonly kind: KeyDateKind
    readonly day: string
  },
): Promise<void> {
  await tables(tx)
    .insertInto('caseKeyDate')
    .values({
      caseId: wanted.caseId,
      firmId: wanted.firmId,
      kind: wanted.kind,
      onDay: wanted.day,
    })
    .onConflict((conflict) =>
      conflict.columns(['caseId', 'kind']).doUpdateSet({ onDay: wanted.day }),
    )
    .execute()
}

export async function removeKeyDates(
  tx: Tx,
  caseId: string,
  kinds: readonly KeyDateKind[],
): Promise<void> {
  await tables(tx)
    .deleteFrom('caseKeyDate')
    .where('caseId', '=', caseId)
    .where('kind', 'in', [...kinds])
    .execute()
}
