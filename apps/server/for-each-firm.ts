import { isDatabaseUnavailable } from '#adapters/database/unavailable.ts'
import { listFirmIds } from '#features/firm/server/firms.ts'
import type { Database, FirmDatabase } from '#ports/database.ts'

interface JobDeps {
  readonly database: Database
  readonly jobsDatabase: { forFirm(firmId: string): FirmDatabase }
}

/** Counts rounds. Each begins with another firm, because a round may stop before the last one. */
let rounds = 0

/**
 * Runs the work of a background job for each firm, one after the other and on the rows of that firm
 * only (spec: tenancy#jobs). After a failure it goes on with the next firm, unless the database is
 * unavailable, and throws at the end. Work that returns 'stop' ends the round.
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
      // The other firms would only wait for the same database.
      if (isDatabaseUnavailable(error)) break
    }
  }
  throwAll(failures)
}

export function throwAll(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, 'A job failed several times')
}

/** For a job that names its firm. */
export function forFirm<Deps extends JobDeps>(deps: Deps, firmId: string): Deps {
  return { ...deps, database: deps.jobsDatabase.forFirm(firmId) }
}
