// Everyone who changes the shape of a database takes turns.
import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'

const shapeLock = 720_131

/**
 * Waits for its turn; the lock ends with the transaction, also behind a pooler that shares connections. This transaction has no
 * timeouts: a long migration of another process, or work that goes on elsewhere meanwhile, is no reason to break off.
 */
export async function lockShape(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
  await sql`select pg_advisory_xact_lock(${shapeLock})`.execute(tx)
}
