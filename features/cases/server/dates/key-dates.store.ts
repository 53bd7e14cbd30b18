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
    where c.id = any(${caseIds})`.execute(db)
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
  const row = await tables(tx)
    .selectFrom('legalCase')
    .select(['firmId', 'status as caseStatus', 'filedOn'])
    .where('id', '=', caseId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const days = (await listDaysOfCases(tx, [caseId])).get(caseId)
  return row && days && { ...days, ...row }
}

export async function setKeyDate(
  tx: Tx,
  {
    caseId,
    firmId,
    kind,
    day,
  }: {
    readonly caseId: string
    readonly firmId: string
    readonly kind: KeyDateKind
    readonly day: string
  },
): Promise<void> {
  await tables(tx)
    .insertInto('caseKeyDate')
    .values({ caseId, firmId, kind, onDay: day })
    .onConflict((conflict) =>
      conflict.columns(['caseId', 'kind', 'firmId']).doUpdateSet({ onDay: day }),
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
    .where('kind', 'in', kinds)
    .execute()
}
