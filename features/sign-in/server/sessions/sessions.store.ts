import { sql } from 'kysely'
import type { RefreshFinding } from '#features/sessions/server/plan-refresh.ts'
import {
  hasToken,
  refreshFinding,
  sessionStore,
  type NewSession,
} from '#features/sessions/server/session-store.ts'
import type { Db, Tx } from '#ports/database.ts'
import { clientSessionLife } from '../../rules/session-life.ts'
import { tables } from '../tables.generated.ts'

/** The statements on sessions that both logins share. */
export const clientSessions = sessionStore(tables, {
  table: 'session',
  owner: 'accountId',
  life: clientSessionLife,
})

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

type NewClientSession = NewSession & Pick<SessionRecord, 'accountId' | 'kind' | 'flowHash'>

export async function insertSession(
  tx: Tx,
  session: NewClientSession,
): Promise<{ readonly opened: SessionRecord; readonly ended: readonly string[] }> {
  const { times, ended } = await clientSessions.insert(tx, session)
  const { id, accountId, kind, authVersion, flowHash } = session
  return { opened: { id, accountId, kind, authVersion, flowHash, ...times }, ended }
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

type PresentedSession = SessionRecord & RefreshFinding

/**
 * Finds a session by any of the hashes and locks it, so that a refresh and the end of the session
 * run one after the other.
 */
export async function lockByRefreshToken(
  tx: Tx,
  presented: Uint8Array,
  hashes: readonly Uint8Array[] = [presented],
): Promise<PresentedSession | undefined> {
  return tables(tx)
    .selectFrom('session')
    .select(columns)
    .select(refreshFinding(presented))
    .where(hasToken(hashes))
    .forUpdate()
    .executeTakeFirst()
}

export async function findByRefreshToken(
  db: Db,
  hash: Uint8Array,
): Promise<SessionRecord | undefined> {
  return tables(db)
    .selectFrom('session')
    .select(columns)
    .where(hasToken([hash]))
    .executeTakeFirst()
}
