// Everyone who changes the shape of a database takes turns.
import { sql } from 'kysely'
import type { Tx } from '#ports/database.ts'

const shapeLock = 720_131

/** Waits for its turn; the lock ends with the transaction, also behind a pooler that shares connections. */
export async function lockShape(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${shapeLock})`.execute(tx)
}
