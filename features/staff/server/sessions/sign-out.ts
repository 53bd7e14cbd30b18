import { getLoginFacts, type WorkspaceViewer } from '#lib/viewer.ts'
import type { StaffDeps } from '../deps.ts'
import { deleteFlow } from '../sign-in/flows.store.ts'
import type { SetCookie } from '../sign-in/flows.ts'
import { tokenHash } from '../token-hash.ts'
import { endSession, findSession, findSessionIdOfTokens } from './sessions.store.ts'

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
  const { db, transact } = deps.workspaceDatabase
  const ofTokens = viewer.kind === 'staff' ? viewer.sessionId : undefined
  const id = (await findActiveSessionId(deps, source.refreshToken)) ?? ofTokens
  const session = id === undefined ? undefined : await findSession(db, id)
  if (session)
    await transact(async (tx) => {
      if (!(await endSession(tx, session, 'signed-out'))) return
      const facts = getLoginFacts(source, session)
      const entry = { event: 'staff.signed-out', outcome: 'done', sessionId: session.id } as const
      await deps.audit.record({ ...entry, ...facts }, tx)
    })
  if (source.flowToken !== undefined) await deleteFlow(db, tokenHash(source.flowToken))
  setCookie({ name: 'refresh', value: null })
}

/** Ignores an ended session: a sign-out must not leave the session of the tokens open. */
async function findActiveSessionId(
  { workspaceDatabase: { db } }: StaffDeps,
  refreshToken: string | undefined,
): Promise<string | undefined> {
  if (refreshToken === undefined) return undefined
  const id = await findSessionIdOfTokens(db, [tokenHash(refreshToken)])
  const session = id === undefined ? undefined : await findSession(db, id)
  return session?.endedAt === null ? id : undefined
}
