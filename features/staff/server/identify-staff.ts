import { findStaffMember } from '#features/firm/server/staff-members.ts'
import type { Source, StaffViewer, WorkspaceViewer } from '#lib/viewer.ts'
import { activityEverySeconds, isAlive } from '../rules/session-life.ts'
import type { FirmTx } from '#ports/database.ts'
import type { StaffDeps } from './deps.ts'
import { findSession, staffSessions } from './sessions/sessions.store.ts'

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
  const { accountId: staffId, sessionId, firmId } = access
  if (firmId === undefined) return undefined
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const staff = await readStaff(deps, tx, source, { staffId, firmId, sessionId })
    if (staff?.authVersion !== access.version) return undefined
    const { authVersion: _, lastActiveAt, ...viewer } = staff
    const idleMs = deps.clock.now().getTime() - lastActiveAt.getTime()
    if (!source.background && idleMs > activityEverySeconds * 1000)
      await staffSessions.touch(tx, sessionId)
    return viewer
  })
}

type SessionOfStaff = Pick<StaffViewer, 'staffId' | 'firmId' | 'sessionId'>

/** Undefined if the session has ended or the person may no longer log in. Does not count as activity. */
export function findStaffOfSession(
  deps: Pick<StaffDeps, 'workspaceDatabase' | 'clock'>,
  source: Source,
  key: SessionOfStaff,
): Promise<StaffViewer | undefined> {
  return deps.workspaceDatabase
    .forFirm(key.firmId)
    .transact((tx) => readStaff(deps, tx, source, key))
}

async function readStaff(
  { clock }: Pick<StaffDeps, 'clock'>,
  tx: FirmTx,
  source: Source,
  { staffId, firmId, sessionId }: SessionOfStaff,
) {
  const session = await findSession(tx, sessionId)
  if (session?.staffId !== staffId || session.firmId !== firmId) return undefined
  if (!isAlive(session, clock.now())) return undefined
  const member = await findStaffMember(tx, { firmId, staffId })
  if (!member || member.disabledAt !== null) return undefined
  const { authVersion, lastActiveAt, provenAt } = session
  const { role } = member
  const viewer = { kind: 'staff', source, staffId, firmId, role, sessionId, provenAt } as const
  return { ...viewer, authVersion, lastActiveAt }
}
