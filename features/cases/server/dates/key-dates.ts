import type { GraphContext } from '#contract/graph-context.ts'
import { batchCalls } from '#lib/batch.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import { listDaysOfCases, type CaseDays } from './key-dates.store.ts'

/** Omits unknown cases. */
export function listKeyDates(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, CaseDays>> {
  return listDaysOfCases(db, cases)
}

/** Batched: one query for all cases of a response. */
export function loadDays(
  db: Db,
  legalCase: CaseOfFirm,
  batch: GraphContext['batch'],
): Promise<CaseDays> {
  const load = batchCalls<CaseOfFirm, CaseDays>(batch, 'cases.key-dates', async (cases) => {
    const days = await listDaysOfCases(db, cases)
    return ({ caseId }) => {
      const date = days.get(caseId)
      if (!date) throw new Error('A case of the list has its days')
      return date
    }
  })
  return load(legalCase)
}
