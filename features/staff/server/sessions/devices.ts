import type { StaffDevice } from '#contract/workspace.generated.ts'
import { browserNameIn } from '#lib/browser-name.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { problem } from '../../rules/problems.ts'
import { isAlive } from '../../rules/session-life.ts'
import type { StaffDeps } from '../deps.ts'
import { listSessions, staffSessions } from './sessions.store.ts'

/** Newest first. */
export async function listDevices(
  deps: StaffDeps,
  viewer: StaffViewer,
): Promise<readonly StaffDevice[]> {
  const now = deps.clock.now()
  const { db } = deps.workspaceDatabase.forFirm(viewer.firmId)
  const sessions = await listSessions(db, viewer.staffId)
  return sessions
    .filter((session) => isAlive(session, now))
    .map((session) => ({
      id: session.id,
      browser: browserNameIn(viewer.source.language, session.browser),
      signedInAt: session.createdAt,
      lastSeenAt: session.lastActiveAt,
      isThisOne: session.id === viewer.sessionId,
    }))
}

export async function signOutDevice(
  deps: StaffDeps,
  viewer: StaffViewer,
  id: string,
): Promise<void> {
  await deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const session = { id, ownerId: viewer.staffId }
    const isEnded = isUuid(id) && (await staffSessions.end(tx, session, 'signed-out-elsewhere'))
    if (!isEnded) throw problem('staff.device-absent')
    await deps.audit.record(
      {
        event: 'staff.device-signed-out',
        outcome: 'done',
        ...getStaffActor(viewer),
        object: id,
      },
      tx,
    )
  })
}
