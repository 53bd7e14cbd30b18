import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { deviceDays } from '../../rules/session-life.ts'
import { tables } from '../tables.generated.ts'

export async function isKnownDevice(
  db: Db,
  tokenHash: Uint8Array,
  accountId: string,
): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('device')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .where('accountId', '=', accountId)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDevice(
  tx: Tx,
  tokenHash: Uint8Array,
  accountId: string,
): Promise<void> {
  await tables(tx)
    .insertInto('device')
    .values({
      tokenHash,
      accountId,
      expiresAt: sql<Date>`portal_now() + make_interval(days => ${sql.lit(deviceDays)})`,
    })
    .execute()
}

export async function forgetDevices(
  tx: Tx,
  accountId: string,
  exceptHash?: Uint8Array,
): Promise<void> {
  await tables(tx)
    .deleteFrom('device')
    .where('accountId', '=', accountId)
    .$if(exceptHash !== undefined, (query) =>
      query.where('tokenHash', '!=', exceptHash ?? new Uint8Array()),
    )
    .execute()
}

export async function sweepDevices(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('device')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
}
