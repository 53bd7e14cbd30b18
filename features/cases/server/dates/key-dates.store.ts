import { sql } from 'kysely'
import { toColumns, type CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { MatterStatus } from '../../rules/status/matter-status.ts'
import type { KeyDateKind, KeyDates } from '../../rules/dates/key-dates.ts'
import type { StoredMeeting } from '../../rules/dates/meeting.ts'
import { tables } from '../tables.generated.ts'

export interface CaseDays {
  readonly dates: KeyDates
  /** Time zone of the case's office, in which its days are counted. */
  readonly timeZone: string
  /** Details of the meeting, perhaps of an earlier day. Null without any. */
  readonly meeting: StoredMeeting | null
}

/** Omits unknown cases. */
export async function listDaysOfCases(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, CaseDays>> {
  const { caseIds, firmIds } = toColumns(cases)
  const { rows } = await sql<CaseDays & { readonly caseId: string }>`
    select
      c.id as case_id,
      office.time_zone,
      (
        select coalesce(json_object_agg(k.kind, k.on_day), '{}')
        from case_key_date k
        where k.case_id = c.id and k.firm_id = c.firm_id
      ) as dates,
      (
        select json_build_object(
          'onDay', m.on_day, 'time', m.starts_at, 'timeZone', m.time_zone, 'place', m.place,
          'link', m.link, 'interpreter', m.interpreter, 'isHeld', m.is_held
        )
        from case_meeting m
        where m.case_id = c.id and m.firm_id = c.firm_id
      ) as meeting
    from legal_case c
    join office_facts office
      on office.office_id = c.office_id and office.firm_id = c.firm_id
    where c.id = any(${caseIds}) and c.firm_id = any(${firmIds})`.execute(db)
  return new Map(rows.map((row) => [row.caseId, row]))
}

interface HeldCase {
  readonly caseStatus: MatterStatus
  readonly filedOn: string | null
}

/** The lock allows inserts that refer to the case: writers of news lock only after them. */
export async function lockCaseDays(
  tx: Tx,
  { caseId, firmId }: CaseOfFirm,
): Promise<(CaseDays & HeldCase) | undefined> {
  const row = await tables(tx)
    .selectFrom('legalCase')
    .select(['status as caseStatus', 'filedOn'])
    .where('id', '=', caseId)
    .where('firmId', '=', firmId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const days = (await listDaysOfCases(tx, [{ caseId, firmId }])).get(caseId)
  return row && days && { ...days, ...row }
}

export async function setKeyDate(
  tx: Tx,
  { caseId, firmId, kind, day }: CaseOfFirm & { readonly kind: KeyDateKind; readonly day: string },
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
  { caseId, firmId }: CaseOfFirm,
  kinds: readonly KeyDateKind[],
): Promise<void> {
  await tables(tx)
    .deleteFrom('caseKeyDate')
    .where('caseId', '=', caseId)
    .where('firmId', '=', firmId)
    .where('kind', 'in', kinds)
    .execute()
}
