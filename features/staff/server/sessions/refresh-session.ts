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
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { toStaffSession } from './open-session.ts'
import { staffRefreshTokens } from './refresh-tokens.ts'
import {
  endSession,
  findSession,
  findKeyOfTokens,
  lockSession,
  readRefresh,
  rotateRefresh,
  touchSession,
  type SessionOfLogin,
} from './sessions.store.ts'

interface Refreshed {
  readonly answer: StaffSession
  readonly token: string
}

/**
 * A token whose successor was used counts as stolen. Until then its response may be lost: it gets
 * the same successor for ten seconds, because two tabs can ask at once, and later a new one
 * (spec: staff#refresh). Returns null without an active session.
 */
export async function refreshSession(
  deps: StaffDeps,
  source: Source,
  setCookie: SetCookie,
): Promise<StaffSession | null> {
  const presented = source.refreshToken
  if (presented === undefined) return null
  const session = await findSessionOfToken(deps, presented)
  const refreshed = session && (await renew(deps, source, presented, session))
  setCookie({ name: 'refresh', value: refreshed?.token ?? null })
  return refreshed?.answer ?? null
}

async function renew(
  deps: StaffDeps,
  source: Source,
  presented: string,
  { id, firmId }: SessionOfLogin,
): Promise<Refreshed | undefined> {
  if (!(await deps.limits.take(refreshesPerSession, id))) throw problem('staff.too-many')
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const session = await lockSession(tx, id)
    if (!session || !isAlive(session, deps.clock.now())) return undefined
    const member = await findStaffMember(tx, session)
    if (!member || member.disabledAt !== null) return undefined
    const token = await issueToken(deps, tx, id, presented)
    if (token === undefined) {
      await endStolenSession(deps, tx, source, session)
      return undefined
    }
    if (!source.background) await touchSession(tx, id)
    const touched = (await findSession(tx, id)) ?? session
    return { answer: await toStaffSession(deps, tx, member, touched), token }
  })
}

async function issueToken(
  deps: StaffDeps,
  tx: FirmTx,
  id: string,
  presented: string,
): Promise<string | undefined> {
  const { state, newestHash } = await readRefresh(tx, id, tokenHash(presented))
  if (state === 'reused') return undefined
  const newest =
    state === 'current' ? presented : staffRefreshTokens.findNewest(deps, presented, newestHash)
  if (state === 'repeated' || newest === undefined) return newest
  const next = staffRefreshTokens.getSuccessor(deps, newest)
  await rotateRefresh(tx, id, tokenHash(presented), tokenHash(next))
  return next
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
  const find = (hashes: readonly Uint8Array[]) =>
    findKeyOfTokens(deps.workspaceDatabase.forSignIn(hashes).db, hashes)
  const key =
    (await find([tokenHash(presented)])) ??
    (await find(staffRefreshTokens.hashSuccessors(deps, presented)))
  return key && findSession(deps.workspaceDatabase.forSignIn([key.staffId]).db, key.id)
}
