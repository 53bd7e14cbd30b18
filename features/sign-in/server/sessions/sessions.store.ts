import { sql } from 'kysely'
import type { Db, Tx } from '#ports/database.ts'
import { absoluteHours, maxSessions, refreshReplaySeconds } from '../../rules/session-life.ts'

export type OwnTables = {
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
    created_at: Date
    proven_at: Date
    browser: string
  }
  second_factor: {
    token_hash: Uint8Array
    account_id: string
    flow_hash: Uint8Array
    expires_at: Date
    used_at: Date | null
  }
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
  'id',
  'account_id as accountId',
  'kind',
  'auth_version as authVersion',
  'flow_hash as flowHash',
  'last_active_at as lastActiveAt',
  'ends_at as endsAt',
  'ended_at as endedAt',
] as const

export async function findSessionById(db: Db, id: string): Promise<SessionRecord | undefined> {
  return db
    .withTables<OwnTables>()
    .selectFrom('session')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
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
  const db = tx.withTables<OwnTables>()
  const opened = await db
    .insertInto('session')
    .values({
      id: session.id,
      account_id: session.accountId,
      kind: session.kind,
      refresh_hash: session.refreshHash,
      auth_version: session.authVersion,
      flow_hash: session.flowHash,
      previous_refresh_hash: null,
      rotated_at: null,
      ended_at: null,
      ended_why: null,
      browser: session.browser,
      created_at: sql<Date>`portal_now()`,
      proven_at: sql<Date>`portal_now()`,
      last_active_at: sql<Date>`portal_now()`,
      ends_at: sql<Date>`portal_now() + make_interval(hours => ${sql.lit(absoluteHours)})`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()
  const ended = await db
    .updateTable('session')
    .set({ ended_at: sql<Date>`portal_now()`, ended_why: 'too-many' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('account_id', '=', session.accountId)
        .where('ended_at', 'is', null)
        .where(sql<boolean>`ends_at > portal_now()`)
        .orderBy('last_active_at', 'desc')
        .orderBy('id', 'desc')
        .offset(maxSessions),
    )
    .returning('id')
    .execute()
  return { opened, ended: ended.map(({ id }) => id) }
}

export async function touchSession(db: Db, id: string): Promise<void> {
  await db
    .withTables<OwnTables>()
    .updateTable('session')
    .set({ last_active_at: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
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

/** Returns the ids of the sessions that were active. */
export async function endSessionsOfAccount(
  tx: Tx,
  accountId: string,
  why: string,
  exceptId?: string,
): Promise<readonly string[]> {
  const ended = await tx
    .withTables<OwnTables>()
    .updateTable('session')
    .set({ ended_at: sql<Date>`portal_now()`, ended_why: why })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .returning('id')
    .execute()
  return ended.map(({ id }) => id)
}

export async function markProven(db: Db, id: string): Promise<void> {
  await db
    .withTables<OwnTables>()
    .updateTable('session')
    .set({ proven_at: sql<Date>`portal_now()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

export async function hasFreshProof(db: Db, id: string, minutes: number): Promise<boolean> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`proven_at > portal_now() - make_interval(mins => ${minutes})`)
    .executeTakeFirst()
  return row !== undefined
}

export async function promoteSession(tx: Tx, id: string): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('session')
    .set({ kind: 'client' })
    .where('id', '=', id)
    .execute()
}

export interface RefreshFinding {
  readonly session: SessionRecord
  /** 'just-rotated': refreshed within the last ten seconds. 'reused': refreshed earlier. */
  readonly state: 'current' | 'just-rotated' | 'reused'
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
  return db
    .withTables<OwnTables>()
    .selectFrom('session')
    .select(columns)
    .select([
      sql<boolean>`refresh_hash = any(${hashes}::bytea[])`.as('isCurrent'),
      sql<boolean>`coalesce(rotated_at > portal_now() - make_interval(secs => ${sql.lit(refreshReplaySeconds)}), false)`.as(
        'isRecent',
      ),
    ])
    .where(
      sql<boolean>`(refresh_hash = any(${hashes}::bytea[]) or previous_refresh_hash = any(${hashes}::bytea[]))`,
    )
}

function findFinding(
  row: (SessionRecord & { readonly isCurrent: boolean; readonly isRecent: boolean }) | undefined,
): RefreshFinding | undefined {
  if (!row) return undefined
  const { isCurrent, isRecent, ...session } = row
  return { session, state: isCurrent ? 'current' : isRecent ? 'just-rotated' : 'reused' }
}

export async function rotateRefresh(
  tx: Tx,
  id: string,
  presented: Uint8Array,
  successor: Uint8Array,
): Promise<void> {
  await tx
    .withTables<OwnTables>()
    .updateTable('session')
    .set({
      refresh_hash: successor,
      previous_refresh_hash: presented,
      rotated_at: sql<Date>`portal_now()`,
    })
    .where('id', '=', id)
    .execute()
}

export async function findSessionIdByRefreshToken(
  db: Db,
  hash: Uint8Array,
): Promise<string | undefined> {
  const row = await db
    .withTables<OwnTables>()
    .selectFrom('session')
    .select('id')
    .where((eb) => eb.or([eb('refresh_hash', '=', hash), eb('previous_refresh_hash', '=', hash)]))
    .executeTakeFirst()
  return row?.id
}

export async function sweepSessions(db: Db): Promise<void> {
  const tables = db.withTables<OwnTables>()
  await tables
    .deleteFrom('second_factor')
    .where(sql<boolean>`expires_at < portal_now() - interval '1 day'`)
    .execute()
  await tables
    .deleteFrom('session')
    .where(sql<boolean>`ends_at < portal_now() - interval '30 days'`)
    .execute()
}
