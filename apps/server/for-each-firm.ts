import { listFirmIds } from '#features/firm/server/firms.ts'
import type { Database, FirmDatabase } from '#ports/database.ts'

interface JobDeps {
  readonly database: Database
  readonly jobsDatabase: { forFirm(firmId: string): FirmDatabase }
}

/** Counts rounds, so that each begins with another firm: one that stops early keeps no firm waiting for good. */
let rounds = 0

/**
 * Runs the work of a background job for each firm, one after the other and on the rows of that firm
 * only (spec: tenancy#jobs). If it fails for one firm, the others still have their turn, and then
 * the failures are thrown. Work that returns 'stop' ends the round.
 */
export async function forEachFirm<Deps extends JobDeps>(
  deps: Deps,
  work: (deps: Deps, firmId: string) => Promise<unknown>,
): Promise<void> {
  const firmIds = await listFirmIds(deps.database.db)
  const first = rounds++ % Math.max(1, firmIds.length)
  const failures: unknown[] = []
  for (const firmId of [...firmIds.slice(first), ...firmIds.slice(0, first)]) {
    try {
      if ((await work(forFirm(deps, firmId), firmId)) === 'stop') break
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, 'A job failed for several firms')
}

/** For a job that names its firm. */
export function forFirm<Deps extends JobDeps>(deps: Deps, firmId: string): Deps {
  return { ...deps, database: deps.jobsDatabase.forFirm(firmId) }
}
