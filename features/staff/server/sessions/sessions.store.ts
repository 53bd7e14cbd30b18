import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { maxHours, maxSessions, refreshReplaySeconds } from '../../rules/session-life.ts'
import { tables } from '../tables.generated.ts'

export interface SessionRecord {
  readonly id: string
  readonly staffId: string
  readonly browser: string
  readonly createdAt: Date
  readonly lastActiveAt: Date
  readonly provenAt: Date
  readonly endsAt: Date
  readonly endedAt: Date | null
}

export interface RefreshFinding {
  readonly newestHash: Uint8Array
  /**
   * 'repeated': its successor was issued within the last ten seconds. 'lost': issued earlier, and
   * no one has used it. 'reused': its successor was used or replaced.
   */
  readonly state: 'current' | 'repeated' | 'lost' | 'reused'
}

const columns = [
  'staffSession.id',
  'staffSession.staffId',
  'staffSession.browser',
  'staffSession.createdAt',
  'staffSession.lastActiveAt',
  'staffSession.provenAt',
  'staffSession.endsAt',
  'staffSession.endedAt',
] as const

/** With the firm. Only if the login still has the version of the session. */
function selectSessions(db: Db) {
  return tables(db)
    .selectFrom('staffSession')
    .innerJoin('staffLogin', (join) =>
      join
        .onRef('staffLogin.staffId', '=', 'staffSession.staffId')
        .onRef('staffLogin.authVersion', '=', 'staffSession.authVersion'),
    )
    .select([...columns, 'staffLogin.firmId', 'staffLogin.authVersion'])
}

export interface SessionOfLogin extends SessionRecord {
  readonly firmId: string
  readonly authVersion: number
}

export async function findSession(db: Db, id: string): Promise<SessionOfLogin | undefined> {
  return selectSessions(db).where('staffSession.id', '=', id).executeTakeFirst()
}

/** Locks the session, so that a refresh and the end of the session run one after the other. */
export async function lockSession(tx: Tx, id: string): Promise<SessionOfLogin | undefined> {
  return selectSessions(tx)
    .where('staffSession.id', '=', id)
    .forUpdate('staffSession')
    .executeTakeFirst()
}

export type SessionKey = Pick<SessionRecord, 'id' | 'staffId'>

/** Before the person is known. By any of the hashes, current or previous. */
export async function findKeyOfTokens(
  db: Db,
  hashes: readonly Uint8Array[],
): Promise<SessionKey | undefined> {
  return tables(db)
    .selectFrom('staffSession')
    .select(['id', 'staffId'])
    .where((eb) =>
      eb.or([
        sql<boolean>`refresh_hash = any(${hashes}::bytea[])`,
        sql<boolean>`previous_refresh_hash = any(${hashes}::bytea[])`,
      ]),
    )
    .executeTakeFirst()
}

/** Before the person is known. */
export async function findKeyOfSession(db: Db, id: string): Promise<SessionKey | undefined> {
  return tables(db)
    .selectFrom('staffSession')
    .select(['id', 'staffId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function readRefresh(tx: Tx, id: string, hash: Uint8Array): Promise<RefreshFinding> {
  const since = sql`portal_now() - make_interval(secs => ${sql.lit(refreshReplaySeconds)})`
  const { refreshHash, isCurrent, isPrevious, isRecent } = await tables(tx)
    .selectFrom('staffSession')
    .select([
      'refreshHash',
      sql<boolean>`refresh_hash = ${hash}`.as('isCurrent'),
      sql<boolean>`coalesce(previous_refresh_hash = ${hash}, false)`.as('isPrevious'),
      sql<boolean>`coalesce(rotated_at > ${since}, false)`.as('isRecent'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const state = isRecent ? 'repeated' : 'lost'
  return { newestHash: refreshHash, state: isCurrent ? 'current' : isPrevious ? state : 'reused' }
}

/**
 * Replaces the refresh token of a session whose first one was never used. Returns false if it was
 * used.
 */
export async function replaceFirstRefresh(
  tx: Tx,
  id: string,
  refreshHash: Uint8Array,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('staffSession')
    .set({ refreshHash })
    .where('id', '=', id)
    .where('rotatedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function rotateRefresh(
  tx: Tx,
  id: string,
  presented: Uint8Array,
  successor: Uint8Array,
): Promise<void> {
  await tables(tx)
    .updateTable('staffSession')
    .set({
      refreshHash: successor,
      previousRefreshHash: presented,
      rotatedAt: sql<Date>`portal_now()`,
    })
    .where('id', '=', id)
    .execute()
}

export interface NewSession {
  readonly id: string
  readonly staffId: string
  readonly refreshHash: Uint8Array
  readonly authVersion: number
  readonly browser: string
}

/** Ends the sessions beyond the maximum that were idle for the longest time. */
export async function insertSession(tx: Tx, session: NewSession): Promise<SessionRecord> {
  const opened = await tables(tx)
    .insertInto('staffSession')
    .values({
      ...session,
      createdAt: sql<Date>`portal_now()`,
      provenAt: sql<Date>`portal_now()`,
      lastActiveAt: sql<Date>`portal_now()`,
      endsAt: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(maxHours)})`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  await tables(tx)
    .updateTable('staffSession')
    .set({ endedAt: sql<Date>`portal_now()`, endedWhy: 'too-many' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('staffSession')
        .select('id')
        .where('staffId', '=', session.staffId)
        .where('endedAt', 'is', null)
        .where(sql<boolean>`ends_at > portal_now()`)
        .orderBy('lastActiveAt', 'desc')
        .orderBy('id', 'desc')
        .offset(maxSessions),
    )
    .execute()
  return opened
}

/** Newest first. */
export async function listSessions(db: Db, staffId: string): Promise<readonly SessionRecord[]> {
  return selectSessions(db)
    .where('staffSession.staffId', '=', staffId)
    .where('staffSession.endedAt', 'is', null)
    .orderBy('staffSession.createdAt', 'desc')
    .orderBy('staffSession.id', 'desc')
    .execute()
}

export async function touchSession(db: Db, id: string): Promise<void> {
  await tables(db)
    .updateTable('staffSession')
    .set({ lastActiveAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

export async function markSessionProven(tx: Tx, id: string): Promise<void> {
  await tables(tx)
    .updateTable('staffSession')
    .set({ provenAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

/** Returns false if it is no active session of this person. */
export async function endSession(
  db: Db,
  { id, staffId }: SessionKey,
  why: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(db)
    .updateTable('staffSession')
    .set({ endedAt: sql<Date>`portal_now()`, endedWhy: why })
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function endSessionsOfStaff(tx: Tx, staffId: string, why: string): Promise<void> {
  await tables(tx)
    .updateTable('staffSession')
    .set({ endedAt: sql<Date>`portal_now()`, endedWhy: why })
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .execute()
}

export async function sweepSessions(db: Db): Promise<void> {
  await tables(db)
    .deleteFrom('staffSession')
    .where(sql<boolean>`ends_at < portal_now() - interval '30 days'`)
    .execute()
}
