import type { FirmTx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'

export interface Assignment {
  readonly attorneyId?: string | undefined
  readonly paralegalId?: string | undefined
}

/** Returns the cases that changed, in order. A person that is left out stays. */
export async function setAssignment(
  tx: FirmTx,
  firmId: string,
  caseIds: readonly string[],
  { attorneyId, paralegalId }: Assignment,
): Promise<readonly string[]> {
  if (caseIds.length === 0) return []
  const rows = await tables(tx)
    .updateTable('legalCase')
    .set({ attorneyId, paralegalId })
    .where('firmId', '=', firmId)
    .where('id', 'in', caseIds)
    .where((is) =>
      is.or([
        ...(attorneyId === undefined ? [] : [is('attorneyId', '<>', attorneyId)]),
        ...(paralegalId === undefined ? [] : [is('paralegalId', 'is distinct from', paralegalId)]),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).toSorted()
}
