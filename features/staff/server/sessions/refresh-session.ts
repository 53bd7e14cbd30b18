import type { StaffSession } from '#contract/workspace.generated.ts'
import { findStaffMember } from '#features/firm/server/staff-members.ts'
import { planRefresh } from '#features/sessions/server/plan-refresh.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { getLoginFacts, type Source } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { refreshesPerSession } from '../../rules/lockout.ts'
import { problem } from '../../rules/problems.ts'
import { staffSessionLife } from '../../rules/session-life.ts'
import type { StaffDeps } from '../deps.ts'
import { notifyPerson } from '../email/notify-people.ts'
import type { SetCookie } from '../flows/flows.ts'
import { toStaffSession } from './open-session.ts'
import { staffRefreshTokens } from './refresh-tokens.ts'
import {
  findSession,
  lockForRefresh,
  staffSessions,
  type SessionOfLogin,
} from './sessions.store.ts'

const login = { tokens: staffRefreshTokens, life: staffSessionLife }

interface Refreshed {
  readonly answer: StaffSession
  readonly token: string
}

/** Returns null without an active session (spec: staff#refresh). */
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
    const hash = tokenHash(presented)
    const session = await lockForRefresh(tx, id, hash)
    const plan = session && planRefresh(deps, login, session, presented, deps.clock.now())
    if (!plan || plan.type === 'over') return undefined
    const member = await findStaffMember(tx, session)
    if (!member || member.disabledAt !== null) return undefined
    if (plan.type === 'stolen') {
      await endStolenSession(deps, tx, source, session)
      return undefined
    }
    const { token } = plan
    if (plan.type === 'rotate') await staffSessions.rotate(tx, id, hash, tokenHash(token))
    if (!source.background) await staffSessions.touch(tx, id)
    const touched = (await findSession(tx, id)) ?? session
    return { answer: await toStaffSession(deps, tx, member, touched), token }
  })
}

async function endStolenSession(
  deps: StaffDeps,
  tx: FirmTx,
  source: Source,
  session: SessionOfLogin,
): Promise<void> {
  const { id, staffId } = session
  await staffSessions.end(tx, { id, ownerId: staffId }, 'refresh-reused')
  await deps.audit.record(
    {
      event: 'staff.refresh-reused',
      outcome: 'refused',
      sessionId: id,
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
    staffSessions.findKeyOfTokens(deps.workspaceDatabase.forSignIn(hashes).db, hashes)
  const key =
    (await find([tokenHash(presented)])) ??
    (await find(staffRefreshTokens.hashSuccessors(deps, presented)))
  return key && findSession(deps.workspaceDatabase.forSignIn([key.ownerId]).db, key.id)
}
