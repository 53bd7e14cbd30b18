import { findStaffMember } from '#features/firm/server/staff-members.ts'
import type { Source, StaffViewer, WorkspaceViewer } from '#lib/viewer.ts'
import { activityEverySeconds, isAlive } from '../rules/session-life.ts'
import type { StaffDeps } from './deps.ts'
import { findSession, touchSession } from './sessions/sessions.store.ts'

export interface PresentedTokens {
  readonly idToken: string | undefined
  readonly accessToken: string | undefined
}

/**
 * Reads session, login and person at each request, so that a deactivation or a new role takes effect
 * at once (spec: staff#session). If the tokens prove no active session, the viewer is signed out with
 * stale tokens.
 */
export async function identifyStaff(
  deps: StaffDeps,
  source: Source,
  { accessToken, idToken }: PresentedTokens,
): Promise<WorkspaceViewer> {
  const viewer =
    accessToken === undefined || idToken === undefined
      ? undefined
      : await findStaffViewer(deps, source, { accessToken, idToken })
  const hasStaleTokens = accessToken !== undefined || idToken !== undefined
  return viewer ?? { kind: 'signed-out', source, hasStaleTokens }
}

async function findStaffViewer(
  deps: StaffDeps,
  source: Source,
  presented: { readonly accessToken: string; readonly idToken: string },
): Promise<StaffViewer | undefined> {
  const [access, identity] = await Promise.all([
    deps.staffTokens.readAccessToken(presented.accessToken),
    deps.staffTokens.readIdToken(presented.idToken),
  ])
  if (
    !access ||
    access.sessionId !== identity?.sessionId ||
    access.accountId !== identity.accountId
  )
    return undefined
  const { db } = deps.workspaceDatabase
  const session = await findSession(db, access.sessionId)
  const now = deps.clock.now()
  if (!session || !isAlive(session, now)) return undefined
  const { id: sessionId, staffId, firmId, authVersion, provenAt } = session
  if (staffId !== access.accountId || authVersion !== access.version) return undefined
  const member = await findStaffMember(deps.workspaceDatabase.forFirm(firmId).db, {
    firmId,
    staffId,
  })
  if (!member || member.disabledAt !== null) return undefined
  const idleMs = now.getTime() - session.lastActiveAt.getTime()
  if (!source.background && idleMs > activityEverySeconds * 1000) await touchSession(db, sessionId)
  return { kind: 'staff', source, staffId, firmId, role: member.role, sessionId, provenAt }
}
