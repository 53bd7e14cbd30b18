import type { SessionKey } from '#features/sessions/server/session-store.ts'
import { tokenHash } from '#features/sessions/server/token-hash.ts'
import { getLoginFacts, type WorkspaceViewer } from '#lib/viewer.ts'
import type { StaffDeps } from '../deps.ts'
import { deleteFlow } from '../flows/flows.store.ts'
import type { SetCookie } from '../flows/flows.ts'
import { findSession, staffSessions, type SessionOfLogin } from './sessions.store.ts'

/**
 * Ends the session of the cookie, otherwise that of the tokens. Also succeeds without one. Leaves the
 * cookie of the flow, which may by now be that of a new login: the flow itself is deleted.
 */
export async function signOut(
  deps: StaffDeps,
  viewer: WorkspaceViewer,
  setCookie: SetCookie,
): Promise<void> {
  const { source } = viewer
  const session =
    (await findActiveSession(deps, source.refreshToken)) ?? (await findSessionOf(deps, viewer))
  if (session)
    await deps.workspaceDatabase.forFirm(session.firmId).transact(async (tx) => {
      const { id, staffId } = session
      if (!(await staffSessions.end(tx, { id, ownerId: staffId }, 'signed-out'))) return
      const facts = getLoginFacts(source, session)
      const entry = { event: 'staff.signed-out', outcome: 'done', sessionId: id } as const
      await deps.audit.record({ ...entry, ...facts }, tx)
    })
  if (source.flowToken !== undefined)
    await deleteFlow(deps.workspaceDatabase.db, tokenHash(source.flowToken))
  setCookie({ name: 'refresh', value: null })
}

/** Ignores an ended session: a sign-out must not leave the session of the tokens open. */
async function findActiveSession(
  deps: StaffDeps,
  refreshToken: string | undefined,
): Promise<SessionOfLogin | undefined> {
  if (refreshToken === undefined) return undefined
  const hash = tokenHash(refreshToken)
  const key = await staffSessions.findKeyOfTokens(deps.workspaceDatabase.forSignIn([hash]).db, [
    hash,
  ])
  const session = key && (await findByKey(deps, key))
  return session?.endedAt === null ? session : undefined
}

async function findSessionOf(
  deps: StaffDeps,
  viewer: WorkspaceViewer,
): Promise<SessionOfLogin | undefined> {
  return viewer.kind === 'staff'
    ? findByKey(deps, { id: viewer.sessionId, ownerId: viewer.staffId })
    : undefined
}

function findByKey(
  { workspaceDatabase }: StaffDeps,
  { id, ownerId }: SessionKey,
): Promise<SessionOfLogin | undefined> {
  return findSession(workspaceDatabase.forSignIn([ownerId]).db, id)
}
