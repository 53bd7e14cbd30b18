import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { absoluteHours, maxSessions, refreshReplaySeconds } from '../../rules/session-life.ts'
import { tables } from '../tables.generated.ts'

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
  'id',
  'accountId',
  'kind',
  'authVersion',
  'flowHash',
  'lastActiveAt',
  'endsAt',
  'endedAt',
] as const

export async function findSessionById(db: Db, id: string): Promise<SessionRecord | undefined> {
  return tables(db).selectFrom('session').select(columns).where('id', '=', id).executeTakeFirst()
}

export interface NewSession {
  readonly id: string
  readonly accountId: string
  readonly kind: 'set-up' | 'client'
  readonly refreshHash: Uint8Array
  readonly authVersion: number
  readonly flowHash: Uint8Array | null
  readonly browser: string
}

export async function insertSession(
  tx: Tx,
  session: NewSession,
): Promise<{ readonly opened: SessionRecord; readonly ended: readonly string[] }> {
  const db = tables(tx)
  const opened = await db
    .insertInto('session')
    .values({
      ...session,
      createdAt: sql<Date>`portal_now()`,
      provenAt: sql<Date>`portal_now()`,
      lastActiveAt: sql<Date>`portal_now()`,
      endsAt: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(absoluteHours)})`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  const ended = await db
    .updateTable('session')
    .set({ endedAt: sql<Date>`portal_now()`, endedWhy: 'too-many' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('accountId', '=', session.accountId)
        .where('endedAt', 'is', null)
        .where(sql<boolean>`ends_at > portal_now()`)
        .orderBy('lastActiveAt', 'desc')
        .orderBy('id', 'desc')
        .offset(maxSessions),
    )
    .returning('id')
    .execute()
  return { opened, ended: ended.map(({ id }) => id) }
}

/**
 * Replaces the refresh token of a session whose first one was never used. Undefined if it was used,
 * or if the session was opened in another flow.
 */
export async function replaceFirstRefresh(
  tx: Tx,
  query: { readonly id: string; readonly flowHash: Uint8Array; readonly refreshHash: Uint8Array },
): Promise<SessionRecord | undefined> {
  return tables(tx)
    .updateTable('session')
    .set({ refreshHash: query.refreshHash })
    .where('id', '=', query.id)
    .where('flowHash', '=', query.flowHash)
    .where('rotatedAt', 'is', null)
    .returning(columns)
    .executeTakeFirst()
}

export async function touchSession(db: Db, id: string): Promise<void> {
  await tables(db)
    .updateTable('session')
    .set({ lastActiveAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

export async function endSession(db: Db, id: string, why: string): Promise<void> {
  await tables(db)
    .updateTable('session')
    .set({ endedAt: sql<Date>`portal_now()`, endedWhy: why })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

/** Returns the ids of the sessions that were active. */
export async function endSessionsOfAccount(
  tx: Tx,
  accountId: string,
  why: string,
  exceptId?: string,
): Promise<readonly string[]> {
  const ended = await tables(tx)
    .updateTable('session')
    .set({ endedAt: sql<Date>`portal_now()`, endedWhy: why })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

export async function markProven(db: Db, id: string): Promise<void> {
  await tables(db)
    .updateTable('session')
    .set({ provenAt: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

export async function hasFreshProof(db: Db, id: string, minutes: number): Promise<boolean> {
  const row = await tables(db)
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`proven_at > portal_now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return row !== undefined
}

export async function promoteSession(tx: Tx, id: string): Promise<void> {
  await tables(tx).updateTable('session').set({ kind: 'client' }).where('id', '=', id).execute()
}

export interface RefreshFinding {
  readonly session: SessionRecord
  readonly newestHash: Uint8Array
  /**
   * 'repeated': its successor was issued within the last ten seconds. 'lost': issued earlier, and
   * no one has used it.
   */
  readonly state: 'current' | 'repeated' | 'lost'
}

/** Locks the session, so that a refresh and the end of the session run one after the other. */
export async function lockByRefreshToken(
  tx: Tx,
  hashes: readonly Uint8Array[],
): Promise<RefreshFinding | undefined> {
  return findFinding(await selectByRefreshToken(tx, hashes).forUpdate().executeTakeFirst())
}

export async function findByRefreshToken(
  db: Db,
  hash: Uint8Array,
): Promise<RefreshFinding | undefined> {
  return findFinding(await selectByRefreshToken(db, [hash]).executeTakeFirst())
}

function selectByRefreshToken(db: Db, hashes: readonly Uint8Array[]) {
  const isCurrent = sql<boolean>`refresh_hash = any(${hashes}::bytea[])`
  const isPrevious = sql<boolean>`previous_refresh_hash = any(${hashes}::bytea[])`
  const recentSince = sql`portal_now() - make_interval(secs => ${sql.lit(refreshReplaySeconds)})`
  return tables(db)
    .selectFrom('session')
    .select(columns)
    .select([
      'refreshHash',
      isCurrent.as('isCurrent'),
      sql<boolean>`coalesce(rotated_at > ${recentSince}, false)`.as('isRecent'),
    ])
    .where((eb) => eb.or([isCurrent, isPrevious]))
}

function findFinding(
  row:
    | (SessionRecord & {
        readonly refreshHash: Uint8Array
        readonly isCurrent: boolean
        readonly isRecent: boolean
      })
    | undefined,
): RefreshFinding | undefined {
  if (!row) return undefined
  const { refreshHash, isCurrent, isRecent, ...session } = row
  const state = isCurrent ? 'current' : isRecent ? 'repeated' : 'lost'
  return { session, newestHash: refreshHash, state }
}

export async function rotateRefresh(
  tx: Tx,
  id: string,
  presented: Uint8Array,
  successor: Uint8Array,
): Promise<void> {
  await tables(tx)
    .updateTable('session')
    .set({
      refreshHash: successor,
      previousRefreshHash: presented,
      rotatedAt: sql<Date>`portal_now()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function findSessionIdByRefreshToken(
  db: Db,
  hash: Uint8Array,
): Promise<string | undefined> {
  const row = await tables(db)
    .selectFrom('session')
    .select('id')
    .where((eb) => eb.or([eb('refreshHash', '=', hash), eb('previousRefreshHash', '=', hash)]))
    .executeTakeFirst()
  return row?.id
}

export async function sweepSessions(db: Db): Promise<void> {
  const own = tables(db)
  await own
    .deleteFrom('secondFactor')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
  await own
    .deleteFrom('session')
    .where(sql<boolean>`ends_at < portal_now() - interval '30 days'`)
    .execute()
}
