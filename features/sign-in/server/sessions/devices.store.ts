import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { deviceDays } from '../../rules/session-life.ts'

type OwnTables = {
  device: { token_hash: Uint8Array; account_id: string; expires_at: Date }
}

export async function isKnownDevice(
  db: Db,
  tokenHash: Uint8Array,
  accountId: string,
): Promise<boolean> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('device')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertDevice(
  tx: Tx,
  tokenHash: Uint8Array,
  accountId: string,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('device')
    .values({
      token_hash: tokenHash,
      account_id: accountId,
      expires_at: sql<Date>`portal_now() + make_interval(days => ${sql.lit(deviceDays)})`,
    })
    .execute()
}

export async function forgetDevices(
  tx: Tx,
  accountId: string,
  exceptHash?: Uint8Array,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .deleteFrom('device')
    .where('account_id', '=', accountId)
    .$if(exceptHash !== undefined, (query) =>
      query.where('token_hash', '!=', exceptHash ?? new Uint8Array()),
    )
    .execute()
}

export async function sweepDevices(db: Db): Promise<void> {
  await db
    .withTables<OwnTables>()
    .deleteFrom('device')
    .where(sql<boolean>`expires_at < portal_now()`)
    .execute()
}
