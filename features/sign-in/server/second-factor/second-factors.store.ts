import { sql } from 'kysely'
import type { Tx, Db } from '#ports/database.ts'
import { secondFactorMinutes } from '../../rules/session-life.ts'
import type { OwnTables } from '../sessions/sessions.store.ts'

export interface SecondFactorRecord {
  readonly accountId: string
}

export async function insertSecondFactor(
  tx: Tx,
  factor: { tokenHash: Uint8Array; accountId: string; flowHash: Uint8Array },
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('second_factor')
    .values({
      token_hash: factor.tokenHash,
      account_id: factor.accountId,
      flow_hash: factor.flowHash,
      used_at: null,
      expires_at: sql<Date>`portal_now() + make_interval(mins => ${sql.lit(secondFactorMinutes)})`,
    })
    .execute()
}

export async function findSecondFactor(
  db: Db,
  tokenHash: Uint8Array,
  flowHash: Uint8Array,
): Promise<SecondFactorRecord | undefined> {
  return db
    .withTables<OwnTables>()
    .selectFrom('second_factor')
    .select('account_id as accountId')
    .where('token_hash', '=', tokenHash)
    .where('flow_hash', '=', flowHash)
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
}

/** Returns the second factor that this browser began last, whether it is active or not. */

export async function findNewestSecondFactor(
  db: Db,
  flowHash: Uint8Array,
): Promise<SecondFactorRecord | undefined> {
  return db
    .withTables<OwnTables>()
    .selectFrom('second_factor')
    .select('account_id as accountId')
    .where('flow_hash', '=', flowHash)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns false unless the second factor belongs to this account and is active. */

export async function findAnotherHandle(
  tx: Tx,
  flowHash: Uint8Array,
  accountId: string,
  tokenHash: Uint8Array,
): Promise<boolean> {
  const { rows } = await sql`
    insert into second_factor (token_hash, account_id, flow_hash, expires_at)
    select ${tokenHash}, account_id, flow_hash, expires_at
    from (select * from second_factor where flow_hash = ${flowHash} order by expires_at desc limit 1) newest
    where account_id = ${accountId} and used_at is null and expires_at > portal_now()
    returning 1 as inserted`.execute(tx)
  return rows.length > 0
}

/** Ends a second factor under all of its handles. Returns true only for the first caller. */

export async function spendSecondFactor(db: Db, tokenHash: Uint8Array): Promise<boolean> {
  const spent = await db
    .withTables<OwnTables>()
    .updateTable('second_factor')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning(['account_id', 'flow_hash'])
    .executeTakeFirst()
  if (!spent) return false
  await db
    .withTables<OwnTables>()
    .updateTable('second_factor')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('account_id', '=', spent.account_id)
    .where('flow_hash', '=', spent.flow_hash)
    .where('used_at', 'is', null)
    .execute()
  return true
}

/** Ends every second factor of an account that is in progress. */

export async function dropSecondFactors(db: Db, accountId: string): Promise<void> {
  await db
    .withTables<OwnTables>()
    .updateTable('second_factor')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}
