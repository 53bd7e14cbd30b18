import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'

const shapeLock = 720_131

/**
 * Serializes schema changes until the transaction ends. The transaction has no timeouts, because
 * another process may run a long migration.
 */
export async function lockShape(tx: Tx): Promise<void> {
  await liftTimeouts(tx)
  await sql`select pg_advisory_xact_lock(${shapeLock})`.execute(tx)
}

/** Until the transaction ends. */
export async function liftTimeouts(tx: Tx): Promise<void> {
  await sql`
    select
      set_config('statement_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx)
}
