import type { RefreshFinding } from '#features/sessions/server/plan-refresh.ts'
import {
  refreshFinding,
  sessionStore,
  type NewSession,
  type SessionKey,
} from '#features/sessions/server/session-store.ts'
import type { Db, Tx } from '#ports/database.ts'
import { staffSessionLife } from '../../rules/session-life.ts'
import { tables } from '../tables.generated.ts'

/** The statements on sessions that both logins share. */
export const staffSessions = sessionStore(tables, {
  table: 'staffSession',
  owner: 'staffId',
  life: staffSessionLife,
})

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
function selectAndLock(tx: Tx, id: string) {
  return selectSessions(tx).where('staffSession.id', '=', id).forUpdate('staffSession')
}

export async function lockSession(tx: Tx, id: string): Promise<SessionOfLogin | undefined> {
  return selectAndLock(tx, id).executeTakeFirst()
}

/** With what the row says about the presented token. */
export async function lockForRefresh(
  tx: Tx,
  id: string,
  presented: Uint8Array,
): Promise<(SessionOfLogin & RefreshFinding) | undefined> {
  return selectAndLock(tx, id).select(refreshFinding(presented)).executeTakeFirst()
}

/** Before the person is known. */
export async function findKeyOfSession(db: Db, id: string): Promise<SessionKey | undefined> {
  return tables(db)
    .selectFrom('staffSession')
    .select(['id', 'staffId as ownerId'])
    .where('id', '=', id)
    .executeTakeFirst()
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

export async function insertSession(
  tx: Tx,
  session: NewSession & Pick<SessionRecord, 'staffId'>,
): Promise<SessionRecord> {
  const { times } = await staffSessions.insert(tx, session)
  const { id, staffId, browser } = session
  return { id, staffId, browser, ...times }
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
