import type { GraphContext } from '#contract/graph-context.ts'
import { batchCalls } from '#lib/batch.ts'
import type { Db } from '#ports/database.ts'
import { listDaysOfCases, type CaseDays } from './key-dates.store.ts'

/** Omits unknown cases. */
export function listKeyDates(
  db: Db,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, CaseDays>> {
  return listDaysOfCases(db, caseIds)
}

/** Batched: one query for all cases of a response. */
export function loadDays(db: Db, caseId: string, batch: GraphContext['batch']): Promise<CaseDays> {
  const load = batchCalls<string, CaseDays>(batch, 'cases.key-dates', async (caseIds) => {
    const days = await listDaysOfCases(db, caseIds)
    return (id) => {
      const date = days.get(id)
      if (!date) throw new Error('A case of the list has its days')
      return date
    }
  })
  return load(caseId)
}
