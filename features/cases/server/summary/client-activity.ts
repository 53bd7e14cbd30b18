import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import { saveClientActivity } from './summary.store.ts'

export { saveActivity, saveReminded } from './summary.store.ts'

/** Records that a client is active; for acts that clients repeat every few seconds. */
export type ClientActive = (db: Db, legalCase: CaseOfFirm, debtor: 1 | 2) => Promise<void>

const pauseMs = 5 * 60_000
const maxRemembered = 10_000

/** Writes once in five minutes for each client of a case (spec: workspace#client-activity). */
export function createClientActive(stopwatch: () => number): ClientActive {
  const written = new Map<string, number>()
  return async (db, legalCase, debtor) => {
    const key = `${legalCase.caseId} ${debtor}`
    const now = stopwatch()
    const last = written.get(key)
    if (last !== undefined && now - last < pauseMs) return
    if (written.size >= maxRemembered) written.clear()
    await saveClientActivity(db, legalCase, debtor)
    written.set(key, now)
  }
}
