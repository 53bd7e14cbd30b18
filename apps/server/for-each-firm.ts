import { listFirmIds } from '#features/firm/server/firms.ts'
import type { Database } from '#ports/database.ts'

/**
 * Runs the work of a background job for each firm, one after the other (spec: tenancy#jobs). If it
 * fails for one firm, the others still have their turn, and then the failures are thrown. Work that
 * returns 'stop' ends the round.
 */
export async function forEachFirm<Deps extends { readonly database: Database }>(
  deps: Deps,
  work: (deps: Deps, firmId: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const firmId of await listFirmIds(deps.database.db)) {
    try {
      if ((await work(deps, firmId)) === 'stop') break
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, 'A job failed for several firms')
}
