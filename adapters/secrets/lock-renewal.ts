import { sql } from 'kysely'
import type { Database } from '#ports/database.ts'
import { liftTimeouts } from '../database/shape-lock.ts'

const renewalLock = 720_147

/** Runs the work, unless another process does. Uses one more connection meanwhile. */
export async function asOnlyRenewal<T>(
  owner: Database,
  work: () => Promise<T>,
): Promise<T | undefined> {
  return owner.transact(async (tx) => {
    await liftTimeouts(tx)
    const { rows } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_xact_lock(${renewalLock}) as is_locked`.execute(tx)
    return rows[0]?.isLocked === true ? work() : undefined
  })
}
