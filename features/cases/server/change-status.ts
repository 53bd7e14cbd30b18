// A firm's act: moves a case on. Its people find it in their portal.
import { deskOfFirm } from '#features/firm/server/firms.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { NotifyWorld } from '#features/notifications/server/world.ts'
import { calendarDay } from '#kit/dates.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { statusNewsOf } from '../rules/case-words.ts'
import type { MatterStatus } from '../rules/matter-status.ts'
import { currentStep, timelineTemplate } from '../rules/timeline-template.ts'
import { setStatus, setTimelinePosition } from './cases.store.ts'
import { followersOfCase } from './participants.store.ts'

/** False when there is no such case. Setting the same status again changes nothing and tells nobody. */
export async function changeStatus(
  world: NotifyWorld & { readonly audit: Audit }, tx: Tx,
  change: { readonly caseId: string; readonly status: MatterStatus; readonly caseNumber?: string },
): Promise<boolean> {
  const step = currentStep(change.status)
  const moved = await setStatus(tx, { ...change, firmStage: timelineTemplate[step]?.name ?? change.status })
  if (!moved) return false
  if (!moved.changed) return true
  const { timeZone } = await deskOfFirm(tx, moved.firmId)
  await setTimelinePosition(tx, change.caseId, step + 1, calendarDay(world.clock.now(), timeZone))
  for (const { firmId, accountId } of await followersOfCase(tx, change.caseId)) {
    await notify(world, tx, { firmId, accountId, caseId: change.caseId, type: 'case', description: statusNewsOf(change.status) })
  }
  await world.audit.record({ event: 'case.status-changed', outcome: 'done', firmId: moved.firmId, object: change.caseId, details: { status: change.status } }, tx)
  return true
}
