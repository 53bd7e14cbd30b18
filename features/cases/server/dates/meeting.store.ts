import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import type { StoredMeeting } from '../../rules/dates/meeting.ts'
import { tables } from '../tables.generated.ts'

/** Replaces the details of an earlier day. */
export async function saveMeeting(
  tx: Tx,
  { firmId, caseId }: CaseOfFirm,
  { time: startsAt, ...meeting }: StoredMeeting,
): Promise<void> {
  const row = { ...meeting, startsAt }
  await tables(tx)
    .insertInto('caseMeeting')
    .values({ firmId, caseId, ...row })
    .onConflict((conflict) => conflict.columns(['firmId', 'caseId']).doUpdateSet(row))
    .execute()
}
