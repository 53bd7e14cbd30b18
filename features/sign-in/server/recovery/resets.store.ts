import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { maxResetTries, resetMinutes, validTemporaryPasswords } from '../../rules/recovery.ts'
import { tables } from '../tables.generated.ts'

export interface NewReset {
  readonly handleHash: Uint8Array
  readonly flowHash: Uint8Array
  readonly accountId: string | null
  /** Null when no password was made or mailed. */
  readonly temporary: { readonly prefixHash: Uint8Array; readonly hash: string } | null
  readonly mailed: boolean
}

export async function insertReset(tx: Tx, { temporary, ...reset }: NewReset): Promise<void> {
  await tables(tx)
    .insertInto('resetRequest')
    .values({
      ...reset,
      prefixHash: temporary?.prefixHash,
      temporaryHash: temporary?.hash,
      createdAt: sql<Date>`portal_now()`,
      expiresAt: sql<Date>`portal_now() + make_interval(mins => ${sql.lit(resetMinutes)})`,
    })
    .execute()
}

/** Counts the mails of the last hour and the requests of the last day for this account. */
export async function lateQuestions(
  tx: Tx,
  accountId: string,
): Promise<{ readonly mailsWithinTheHour: number; readonly questionsWithinTheDay: number }> {
  const isMailOfTheHour = sql`mailed and created_at > portal_now() - interval '1 hour'`
  return tables(tx)
    .selectFrom('resetRequest')
    .select([
      sql<number>`count(*) filter (where ${isMailOfTheHour})`.as('mailsWithinTheHour'),
      sql<number>`count(*)`.as('questionsWithinTheDay'),
    ])
    .where('accountId', '=', accountId)
    .where(sql<boolean>`created_at > portal_now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
}

/** Moves what was requested together with this handle to another flow, and replaces the handle. */
export async function moveResets(
  db: Db,
  lostHandleHash: Uint8Array,
  { flowHash, handleHash }: Pick<NewReset, 'flowHash' | 'handleHash'>,
): Promise<void> {
  await sql`
    update reset_request as r
    set flow_hash = ${flowHash},
      handle_hash = case when r.handle_hash = ${lostHandleHash} then ${handleHash} else r.handle_hash end
    from reset_request as lost
    where lost.handle_hash = ${lostHandleHash}
      and r.flow_hash = lost.flow_hash
      and r.created_at = lost.created_at`.execute(db)
}

export interface AskedHere {
  readonly handleHash: Uint8Array
  readonly accountId: string | null
}

export async function resetsOfFlow(db: Db, flowHash: Uint8Array): Promise<readonly AskedHere[]> {
  return tables(db)
    .selectFrom('resetRequest')
    .select(['handleHash', 'accountId'])
    .where('flowHash', '=', flowHash)
    .where(sql<boolean>`expires_at > portal_now()`)
    .orderBy('createdAt', 'desc')
    .limit(20)
    .execute()
}

export interface LiveReset {
  readonly handleHash: Uint8Array
  readonly accountId: string
  readonly temporaryHash: string
}

/** Returns a request if it is unused, valid and one of the account's two latest requests. */
export async function resetByPrefix(
  db: Db,
  hashes: readonly Uint8Array[],
): Promise<LiveReset | undefined> {
  const row = await tables(db)
    .selectFrom('resetRequest as r')
    .select(['handleHash', 'accountId', 'temporaryHash'])
    .where('prefixHash', 'in', hashes)
    .where('usedAt', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .where((eb) =>
      eb(
        eb
          .selectFrom('resetRequest as later')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('later.accountId', '=', 'r.accountId')
          .where('later.temporaryHash', 'is not', null)
          .whereRef('later.createdAt', '>', 'r.createdAt'),
        '<',
        validTemporaryPasswords,
      ),
    )
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.accountId === null || row.temporaryHash === null) return undefined
  return { handleHash: row.handleHash, accountId: row.accountId, temporaryHash: row.temporaryHash }
}

/** Counts one try before any comparison. Returns false when none is left. */
export async function claimResetTry(db: Db, handleHash: Uint8Array): Promise<boolean> {
  const row = await tables(db)
    .updateTable('resetRequest')
    .set({ tries: sql<number>`tries + 1` })
    .where('handleHash', '=', handleHash)
    .where('tries', '<', maxResetTries)
    .where('usedAt', 'is', null)
    .returning('handleHash')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false when the request was already used. */
export async function consumeResetRequest(tx: Tx, handleHash: Uint8Array): Promise<boolean> {
  const row = await tables(tx)
    .updateTable('resetRequest')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('handleHash', '=', handleHash)
    .where('usedAt', 'is', null)
    .returning('handleHash')
    .executeTakeFirst()
  return row !== undefined
}

/** Invalidates every temporary password of an account. */
export async function dropResets(tx: Tx, accountId: string): Promise<void> {
  await tables(tx)
    .updateTable('resetRequest')
    .set({ usedAt: sql<Date>`portal_now()` })
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .execute()
}

/** Deletes requests that no limit counts any more. */
export async function sweepResets(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('resetRequest')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
}
