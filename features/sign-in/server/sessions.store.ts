// Alone knows the tables of sessions, second factors and known devices.
import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { absoluteHours, deviceDays, mostSessions, refreshReplaySeconds, secondFactorMinutes } from '../rules/session-life.ts'

type OwnTables = {
  session: {
    id: string
    account_id: string
    kind: 'set-up' | 'client'
    refresh_hash: Uint8Array
    previous_refresh_hash: Uint8Array | null
    rotated_at: Date | null
    auth_version: number
    flow_hash: Uint8Array | null
    last_active_at: Date
    ends_at: Date
    ended_at: Date | null
    ended_why: string | null
  }
  second_factor: { token_hash: Uint8Array; account_id: string; flow_hash: Uint8Array; expires_at: Date; used_at: Date | null }
  device: { token_hash: Uint8Array; account_id: string; expires_at: Date }
}

export interface SessionRecord {
  readonly id: string
  readonly accountId: string
  readonly kind: 'set-up' | 'client'
  readonly authVersion: number
  readonly flowHash: Uint8Array | null
  readonly lastActiveAt: Date
  readonly endsAt: Date
  readonly endedAt: Date | null
}

const columns = [
  'id', 'account_id as accountId', 'kind', 'auth_version as authVersion', 'flow_hash as flowHash',
  'last_active_at as lastActiveAt', 'ends_at as endsAt', 'ended_at as endedAt',
] as const

export async function sessionById(db: Db, id: string): Promise<SessionRecord | undefined> {
  return db.withTables<OwnTables>().selectFrom('session').select(columns).where('id', '=', id).executeTakeFirst()
}

export interface NewSession {
  readonly id: string
  readonly accountId: string
  readonly kind: 'set-up' | 'client'
  readonly refreshHash: Uint8Array
  readonly authVersion: number
  readonly flowHash: Uint8Array | null
}

/** Opens a session; beyond five of one account the oldest give way. Answers it, and the ids of those that ended. */
export async function insertSession(tx: Tx, session: NewSession): Promise<{ readonly opened: SessionRecord; readonly ended: readonly string[] }> {
  const db = tx.withTables<OwnTables>()
  const opened = await db
    .insertInto('session')
    .values({
      id: session.id, account_id: session.accountId, kind: session.kind, refresh_hash: session.refreshHash, auth_version: session.authVersion,
      flow_hash: session.flowHash, previous_refresh_hash: null, rotated_at: null, ended_at: null, ended_why: null,
      last_active_at: sql<Date>`portal_now()`,
      ends_at: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(absoluteHours)})`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  const ended = await db
    .updateTable('session')
    .set({ ended_at: sql<Date>`portal_now()`, ended_why: 'too-many' })
    .where('id', 'in', (eb) =>
      eb.selectFrom('session').select('id').where('account_id', '=', session.accountId).where('ended_at', 'is', null)
        .where(sql<boolean>`ends_at > portal_now()`).orderBy('last_active_at', 'desc').orderBy('id', 'desc').offset(mostSessions))
    .returning('id')
    .execute()
  return { opened, ended: ended.map(({ id }) => id) }
}

export async function touchSession(db: Db, id: string): Promise<void> {
  await db.withTables<OwnTables>().updateTable('session').set({ last_active_at: sql<Date>`portal_now()` }).where('id', '=', id).where('ended_at', 'is', null).execute()
}

export async function endSession(db: Db, id: string, why: string): Promise<void> {
  await db
    .withTables<OwnTables>()
    .updateTable('session')
    .set({ ended_at: sql<Date>`portal_now()`, ended_why: why })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** Answers the ids of those that lived until now. */
export async function endSessionsOfAccount(tx: Tx, accountId: string, why: string): Promise<readonly string[]> {
  const ended = await tx
    .withTables<OwnTables>()
    .updateTable('session')
    .set({ ended_at: sql<Date>`portal_now()`, ended_why: why })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

/** Turns a set-up session into a client's. */
export async function promoteSession(tx: Tx, id: string): Promise<void> {
  await tx.withTables<OwnTables>().updateTable('session').set({ kind: 'client' }).where('id', '=', id).execute()
}

export interface RefreshFinding {
  readonly session: SessionRecord
  /** 'current' may rotate; 'just-rotated' is the same token again within ten seconds; 'reused' came too late. */
  readonly state: 'current' | 'just-rotated' | 'reused'
}

/** The session of one of these refresh tokens, locked, so that refreshing and ending happen one after the other. */
export async function lockByRefreshToken(tx: Tx, hashes: readonly Uint8Array[]): Promise<RefreshFinding | undefined> {
  const row = await tx
    .withTables<OwnTables>()
    .selectFrom('session')
    .select(columns)
    .select([
      sql<boolean>`refresh_hash = any(${hashes}::bytea[])`.as('isCurrent'),
      sql<boolean>`coalesce(rotated_at > portal_now() - make_interval(secs => ${sql.lit(refreshReplaySeconds)}), false)`.as('isRecent'),
    ])
    .where(sql<boolean>`(refresh_hash = any(${hashes}::bytea[]) or previous_refresh_hash = any(${hashes}::bytea[]))`)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { isCurrent, isRecent, ...session } = row
  return { session, state: isCurrent ? 'current' : isRecent ? 'just-rotated' : 'reused' }
}

export async function rotateRefresh(tx: Tx, id: string, presented: Uint8Array, successor: Uint8Array): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('session')
    .set({ refresh_hash: successor, previous_refresh_hash: presented, rotated_at: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .execute()
}

export async function sessionIdByRefreshToken(db: Db, hash: Uint8Array): Promise<string | undefined> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('session')
    .select('id')
    .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('previous_refresh_hash', '=', hash)]))
    .executeTakeFirst()
  return row?.id
}

export interface SecondFactorRecord {
  readonly accountId: string
}

export async function insertSecondFactor(tx: Tx, factor: { tokenHash: Uint8Array; accountId: string; flowHash: Uint8Array }): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('second_factor')
    .values({
      token_hash: factor.tokenHash, account_id: factor.accountId, flow_hash: factor.flowHash, used_at: null,
      expires_at: sql<Date>`portal_now() + make_interval(mins => ${sql.lit(secondFactorMinutes)})`,
    })
    .execute()
}

/** The second factor under way in this browser; undefined when it is over, used, unknown or another browser's. */
export async function secondFactor(db: Db, tokenHash: Uint8Array, flowHash: Uint8Array): Promise<SecondFactorRecord | undefined> {
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

export async function spendSecondFactor(db: Db, tokenHash: Uint8Array): Promise<boolean> {
  const row = await db
    .withTables<OwnTables>()
    .updateTable('second_factor')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends every second factor under way of an account: a lock ends it too (safety 2.3). */
export async function dropSecondFactors(db: Db, accountId: string): Promise<void> {
  await db
    .withTables<OwnTables>()
    .updateTable('second_factor')
    .set({ used_at: sql<Date>`portal_now()` })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()
}

export async function isKnownDevice(db: Db, tokenHash: Uint8Array, accountId: string): Promise<boolean> {
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

export async function insertDevice(tx: Tx, tokenHash: Uint8Array, accountId: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .insertInto('device')
    .values({ token_hash: tokenHash, account_id: accountId, expires_at: sql<Date>`portal_now() + make_interval(days => ${sql.lit(deviceDays)})` })
    .execute()
}

export async function sweepSessions(db: Db): Promise<void> {
  const tables = db.withTables<OwnTables>()
  await tables.deleteFrom('second_factor').where(sql<boolean>`expires_at < portal_now() - interval '1 day'`).execute()
  await tables.deleteFrom('device').where(sql<boolean>`expires_at < portal_now()`).execute()
  await tables.deleteFrom('session').where(sql<boolean>`ends_at < portal_now() - interval '30 days'`).execute()
}
