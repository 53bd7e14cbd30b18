import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { tables } from '../tables.generated.ts'

export interface NewPasskey {
  readonly id: string
  readonly staffId: string
  readonly credentialId: Uint8Array
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
}

export interface PasskeyRecord extends NewPasskey {
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

function selectPasskeys(db: Db, staffIds: readonly string[]) {
  return tables(db)
    .selectFrom('staffPasskey')
    .selectAll()
    .where(sql<boolean>`staff_id = any(${staffIds}::uuid[])`)
}

/** Oldest first. */
export async function listPasskeys(
  db: Db,
  staffIds: readonly string[],
): Promise<readonly PasskeyRecord[]> {
  return selectPasskeys(db, staffIds).orderBy('createdAt').orderBy('id').execute()
}

export async function findPasskey(
  db: Db,
  staffId: string,
  credentialId: Uint8Array,
): Promise<PasskeyRecord | undefined> {
  return selectPasskeys(db, [staffId]).where('credentialId', '=', credentialId).executeTakeFirst()
}

/** Returns false if a person has this passkey already. */
export async function insertPasskey(tx: Tx, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tables(tx)
    .insertInto('staffPasskey')
    .values({ ...passkey, createdAt: sql<Date>`portal_now()` })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Returns false if the authenticator has not counted up: the passkey may have been copied. */
export async function acceptCounter(tx: Tx, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('staffPasskey')
    .set({ counter, lastUsedAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('counter', '<', counter),
        eb.and([eb('counter', '=', 0), sql<boolean>`${counter} = 0`]),
      ]),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns the name, or undefined if the person has no such passkey. */
export async function deletePasskey(
  tx: Tx,
  { id, staffId }: Pick<NewPasskey, 'id' | 'staffId'>,
): Promise<string | undefined> {
  const row = await tables(tx)
    .deleteFrom('staffPasskey')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}
