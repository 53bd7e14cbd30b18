import type { GraphContext } from '#contract/graph-context.ts'
import { batched } from '#lib/batch.ts'
import type { Db } from '#ports/database.ts'
import { daysOfCases, type CaseDays } from './key-dates.store.ts'

/** Omits unknown cases. */
export function listKeyDates(
  db: Db,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, CaseDays>> {
  return daysOfCases(db, caseIds)
}

/** Batched: one query for all cases of a response. */
export function loadDays(db: Db, caseId: string, batch: GraphContext['batch']): Promise<CaseDays> {
  const load = batched<string, CaseDays>(batch, 'cases.key-dates', async (caseIds) => {
    const days = await daysOfCases(db, caseIds)
    return (id) => {
      const date = days.get(id)
      if (!date) throw new Error('A case of the list has its days')
      return date
    }
  })
  return load(caseId)
}
