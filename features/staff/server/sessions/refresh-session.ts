import type { StaffSession } from '#contract/workspace.generated.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { getLoginFacts, type Source } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { refreshesPerSession } from '../../rules/lockout.ts'
import { problem } from '../../rules/problems.ts'
import { isAlive } from '../../rules/session-life.ts'
import type { StaffDeps } from '../deps.ts'
import { notifyPerson } from '../people/notify-people.ts'
import type { SetCookie } from '../sign-in/flows.ts'
import { tokenHash } from '../token-hash.ts'
import { toStaffSession } from './open-session.ts'
import { getSuccessor } from './refresh-token.ts'
import {
  endSession,
  findSession,
  findSessionIdOfTokens,
  lockSession,
  readRefreshState,
  rotateRefresh,
  touchSession,
  type SessionOfLogin,
} from './sessions.store.ts'

/** A reused token is recognized as stolen up to this number of refreshes later. */
const maxGenerations = 200

/**
 * A repeated token returns its successor for ten seconds, because two tabs can ask at once. Later it
 * counts as stolen (spec: staff#refresh). The successor is an HMAC of the token, so that only hashes
 * are stored. Returns null without an active session.
 */
export async function refreshSession(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
): Promise<StaffSession | null> {
  const presented = source.refreshToken
  if (presented === undefined) return null
  const session = await findSessionOfToken(deps, presented)
  const renewed = session && (await renew(deps, source, presented, session))
  setCookie({ name: 'refresh', value: renewed ? getSuccessor(deps, presented) : null })
  return renewed ?? null
}

async function renew(
  deps: StaffDeps,
  source: Source,
  presented: string,
  { id, firmId }: SessionOfLogin,
): Promise<StaffSession | undefined> {
  if (!(await deps.limits.take(refreshesPerSession, id))) throw problem('staff.too-many')
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const session = await lockSession(tx, id)
    if (!session || !isAlive(session, deps.clock.now())) return undefined
    const member = await findStaffMember(tx, session)
    if (!member || member.disabledAt !== null) return undefined
    const state = await readRefreshState(tx, id, tokenHash(presented))
    if (state === 'reused') {
      await endStolenSession(deps, tx, source, session)
      return undefined
    }
    if (state === 'current') {
      const successor = tokenHash(getSuccessor(deps, presented))
      await rotateRefresh(tx, id, tokenHash(presented), successor)
    }
    if (!source.background) await touchSession(tx, id)
    return toStaffSession(deps, tx, member, (await findSession(tx, id)) ?? session)
  })
}

async function endStolenSession(
  deps: StaffDeps,
  tx: FirmTx,
  source: Source,
  session: SessionOfLogin,
): Promise<void> {
  await endSession(tx, session, 'refresh-reused')
  await deps.audit.record(
    {
      event: 'staff.refresh-reused',
      outcome: 'refused',
      sessionId: session.id,
      ...getLoginFacts(source, session),
    },
    tx,
  )
  await notifyPerson(deps, tx, session, source.language, 'refreshReused')
}

/** Also finds the session of an older token. A thief who refreshed twice must not escape. */
async function findSessionOfToken(
  deps: StaffDeps,
  presented: string,
): Promise<SessionOfLogin | undefined> {
  const { db } = deps.workspaceDatabase
  const id =
    (await findSessionIdOfTokens(db, [tokenHash(presented)])) ??
    (await findSessionIdOfTokens(db, hashSuccessors(deps, presented)))
  return id === undefined ? undefined : findSession(db, id)
}

function hashSuccessors(deps: StaffDeps, presented: string): readonly Uint8Array[] {
  const hashes: Uint8Array[] = []
  for (let token = presented; hashes.length < maxGenerations; hashes.push(tokenHash(token)))
    token = getSuccessor(deps, token)
  return hashes
}
