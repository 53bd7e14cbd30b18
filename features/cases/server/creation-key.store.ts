// One request creates one case, however often it is sent (spec: workspace#invite).
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from './tables.generated.ts'

/** Concurrent requests with one key take turns. */
export async function lockCreationKey(tx: Tx, creationKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${creationKey}, 0))`.execute(tx)
}

/** Undefined before the first request with this key. */
export async function findCaseByCreationKey(
  db: Db,
  firmId: string,
  creationKey: string,
): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('legalCase')
    .select('id')
    .where('firmId', '=', firmId)
    .where('creationKey', '=', creationKey)
    .executeTakeFirst()
  return row?.id
}
