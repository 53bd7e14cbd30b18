import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { maxResetTries, resetMinutes, validTemporaryPasswords } from '../../rules/recovery.ts'

type OwnTables = {
  reset_request: {
    handle_hash: Uint8Array
    flow_hash: Uint8Array
    account_id: string | null
    prefix_hash: Uint8Array | null
    temporary_hash: string | null
    mailed: boolean
    tries: number
    created_at: Date
    expires_at: Date
    used_at: Date | null
  }
}

export interface NewReset {
  readonly handleHash: Uint8Array
  readonly flowHash: Uint8Array
  readonly accountId: string | null
  /** Null when no password was made or mailed. */
  readonly temporary: { readonly prefixHash: Uint8Array; readonly hash: string } | null
  readonly mailed: boolean
}

export async function insertReset(tx: Tx, reset: NewReset): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('reset_request')
    .values({
      handle_hash: reset.handleHash,
      flow_hash: reset.flowHash,
      account_id: reset.accountId,
      mailed: reset.mailed,
      tries: 0,
      used_at: null,
      prefix_hash: reset.temporary && Buffer.from(reset.temporary.prefixHash),
      temporary_hash: reset.temporary?.hash ?? null,
      created_at: sql<Date>`portal_now()`,
      expires_at: sql<Date>`portal_now() + make_interval(mins => ${sql.lit(resetMinutes)})`,
    })
    .execute()
}

/** Counts the mails of the last hour and the requests of the last day for this account. */
export async function lateQuestions(
  tx: Tx,
  accountId: string,
): Promise<{ readonly mailsWithinTheHour: number; readonly questionsWithinTheDay: number }> {
  return tx
    .withTables<OwnTables>()
    .selectFrom('reset_request')
    .select([
      sql<number>`count(*) filter (where mailed and created_at > portal_now() - interval '1 hour')`.as(
        'mailsWithinTheHour',
      ),
      sql<number>`count(*)`.as('questionsWithinTheDay'),
    ])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`created_at > portal_now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
}

export interface AskedHere {
  readonly handleHash: Uint8Array
  readonly accountId: string | null
}

export async function resetsOfFlow(db: Db, flowHash: Uint8Array): Promise<readonly AskedHere[]> {
  return db
    .withTables<OwnTables>()
    .selectFrom('reset_request')
    .select(['handle_hash as handleHash', 'account_id as accountId'])
    .where('flow_hash', '=', flowHash)
    .where(sql<boolean>`expires_at > portal_now()`)
    .orderBy('created_at', 'desc')
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
  prefixHash: Uint8Array,
): Promise<LiveReset | undefined> {
  const tables = db.withTables<OwnTables>()
  const row = await tables
    .selectFrom('reset_request as r')
    .select([
      'handle_hash as handleHash',
      'account_id as accountId',
      'temporary_hash as temporaryHash',
    ])
    .where('prefix_hash', '=', Buffer.from(prefixHash))
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > portal_now()`)
    .where((eb) =>
      eb(
        eb
          .selectFrom('reset_request as later')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('later.account_id', '=', 'r.account_id')
          .where('later.temporary_hash', 'is not', null)
          .whereRef('later.created_at', '>', 'r.created_at'),
        '<',
        validTemporaryPasswords,
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row || row.accountId === null || row.temporaryHash === null) return undefined
  return { handleHash: row.handleHash, accountId: row.accountId, temporaryHash: row.temporaryHash }
}

/** Counts one try before any comparison. Returns false when none is left. */
export async function claimResetTry(db: Db, handleHash: Uint8Array): Promise<boolean> {
  const row = await db
    .withTables<OwnTables>()
    .updateTable('reset_request')
    .set({ tries: sql<number>`tries + 1` })
    .where('handle_hash', '=', handleHash)
    .where('tries', '<', maxResetTries)
    .where('used_at', 'is', null)
    .returning('handle_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Returns false when the request was already used. */
export async function consumeResetRequest(tx: Tx, handleHash: Uint8Array): Promise<boolean> {
  const row = await tx
    .withTables<OwnTables>()
    .updateTable('reset_request')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('handle_hash', '=', handleHash)
    .where('used_at', 'is', null)
    .returning('handle_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Invalidates every temporary password of an account. */
export async function dropResets(tx: Tx, accountId: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('reset_request')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

/** Deletes requests that no limit counts any more. */
export async function sweepResets(db: Db): Promise<void> {
  await db
    .withTables<OwnTables>()
    .deleteFrom('reset_request')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
}
