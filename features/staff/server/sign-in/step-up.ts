import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import { codesPerSource } from '../../rules/lockout.ts'
import { problem } from '../../rules/problems.ts'
import { countCodeTry } from './attempts.ts'
import { acceptCode } from '../authenticator.ts'
import type { StaffDeps } from '../deps.ts'
import { lockLogin } from '../logins.store.ts'
import { staffSessions } from '../sessions/sessions.store.ts'

/** A new code of the authenticator makes the proof of this session fresh (spec: staff#step-up). */
export async function confirmStaff(
  deps: StaffDeps,
  viewer: StaffViewer,
  code: string,
): Promise<void> {
  const { firmId, staffId, sessionId, source } = viewer
  if (!(await deps.limits.take(codesPerSource, `ip:${source.ip}`))) throw problem('staff.too-many')
  const tries = await countCodeTry(deps, staffId)
  const isRight = await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const login = await lockLogin(tx, staffId)
    const isAccepted = login !== undefined && (await acceptCode(deps, tx, login, code))
    if (isAccepted) await staffSessions.markProven(tx, sessionId)
    const outcome = isAccepted ? 'done' : 'refused'
    await deps.audit.record({ event: 'staff.step-up', outcome, ...getStaffActor(viewer) }, tx)
    return isAccepted
  })
  if (!isRight) throw problem('staff.code-wrong')
  await tries.clear()
}
