import { sql } from 'kysely'
import type { Tx, Db } from '#ports/database.ts'
import { secondFactorMinutes } from '../../rules/session-life.ts'
import { tables } from '../tables.generated.ts'

export interface SecondFactorRecord {
  readonly accountId: string
}

export async function insertSecondFactor(
  tx: Tx,
  factor: { tokenHash: Uint8Array; accountId: string; flowHash: Uint8Array },
): Promise<void> {
  await tables(tx)
    .insertInto('secondFactor')
    .values({
      ...factor,
      expiresAt: sql<Date>`portal_now() + make_interval(mins => ${sql.lit(secondFactorMinutes)})`,
    })
    .execute()
}

export async function findSecondFactor(
  db: Db,
  tokenHash: Uint8Array,
  flowHash: Uint8Array,
): Promise<SecondFactorRecord | undefined> {
  return tables(db)
    .selectFrom('secondFactor')
    .select('accountId')
    .where('tokenHash', '=', tokenHash)
    .where('flowHash', '=', flowHash)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .executeTakeFirst()
}

/** Returns the second factor that this browser began last, whether it is active or not. */
export async function findNewestSecondFactor(
  db: Db,
  flowHash: Uint8Array,
): Promise<SecondFactorRecord | undefined> {
  return tables(db)
    .selectFrom('secondFactor')
    .select('accountId')
    .where('flowHash', '=', flowHash)
    .orderBy('expiresAt', 'desc')
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
    from (
      select *
      from second_factor
      where flow_hash = ${flowHash}
      order by expires_at desc
      limit 1
    ) newest
    where account_id = ${accountId}
      and used_at is null
      and expires_at > portal_now()
    returning 1 as inserted`.execute(tx)
  return rows.length > 0
}

/** Ends a second factor under all of its handles. Returns true only for the first caller. */
export async function spendSecondFactor(db: Db, tokenHash: Uint8Array): Promise<boolean> {
  const spent = await tables(db)
    .updateTable('secondFactor')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .returning(['accountId', 'flowHash'])
    .executeTakeFirst()
  if (!spent) return false
  await tables(db)
    .updateTable('secondFactor')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('accountId', '=', spent.accountId)
    .where('flowHash', '=', spent.flowHash)
    .where('usedAt', 'is', null)
    .execute()
  return true
}

/** Ends every second factor of an account that is in progress. */
export async function dropSecondFactors(db: Db, accountId: string): Promise<void> {
  await tables(db)
    .updateTable('secondFactor')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute()
}

export async function sweepSecondFactors(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('secondFactor')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
}
