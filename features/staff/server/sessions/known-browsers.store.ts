import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { deviceDays } from '../../rules/links.ts'
import { tables } from '../tables.generated.ts'

export interface DeviceKey {
  readonly staffId: string
  readonly tokenHash: Uint8Array
}

const expiresAt = () => sql<Date>`portal_now() + make_interval(days => ${sql.lit(deviceDays)})`

/** True if one of these people has logged in with this browser lately. */
export async function isKnownBrowser(
  db: Db,
  tokenHash: Uint8Array,
  staffIds: readonly string[],
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('staffDevice')
    .select('staffId')
    .where('tokenHash', '=', tokenHash)
    .where(sql<boolean>`staff_id = any(${staffIds}::uuid[])`)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false if the person has not logged in with this browser lately. */
export async function extendDevice(tx: Tx, { staffId, tokenHash }: DeviceKey): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('staffDevice')
    .set({ expiresAt: expiresAt() })
    .where('staffId', '=', staffId)
    .where('tokenHash', '=', tokenHash)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function insertDevice(tx: Tx, { staffId, tokenHash }: DeviceKey): Promise<void> {
  await tables(tx)
    .insertInto('staffDevice')
    .values({ staffId, tokenHash, expiresAt: expiresAt() })
    .execute()
}

/** Gives the browser a new token for all people but this one. */
export async function replaceTokenOfOthers(
  tx: Tx,
  { staffId, tokenHash }: DeviceKey,
  replaced: Uint8Array,
): Promise<void> {
  await tables(tx)
    .updateTable('staffDevice')
    .set({ tokenHash })
    .where('tokenHash', '=', replaced)
    .where('staffId', '!=', staffId)
    .execute()
}

export async function deleteDevices(tx: Tx, staffId: string): Promise<void> {
  await tables(tx).deleteFrom('staffDevice').where('staffId', '=', staffId).execute()
}

export async function sweepDevices(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('staffDevice')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
}
