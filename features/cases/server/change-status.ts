// A firm's act: moves a case on. Its people find it in their portal.
import { deskOfFirm } from '#features/firm/server/firms.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { calendarDay } from '#kit/dates.ts'
import { fillIn } from '#kit/problem.ts'
import type { Audit } from '#ports/audit.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database, Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { MatterStatus } from '../rules/matter-status.ts'
import { currentStep, timelineTemplate } from '../rules/timeline-template.ts'
import { statusNews } from '../rules/words.en.ts'
import { setStatus, setTimelinePosition } from './cases.store.ts'
import { followersOfCase } from './participants.store.ts'

/** False when there is no such case. Setting the same status again changes nothing and tells nobody. */
export async function changeStatus(
  world: { readonly database: Database; readonly ids: Ids; readonly audit: Audit; readonly clock: Clock }, tx: Tx,
  change: { readonly caseId: string; readonly status: MatterStatus; readonly caseNumber?: string },
): Promise<boolean> {
  const step = currentStep(change.status)
  const moved = await setStatus(tx, { ...change, firmStage: timelineTemplate[step]?.name ?? change.status })
  if (!moved) return false
  if (!moved.changed) return true
  const { timeZone } = await deskOfFirm(tx, moved.firmId)
  await setTimelinePosition(tx, change.caseId, step + 1, calendarDay(world.clock.now(), timeZone))
  for (const { firmId, accountId } of await followersOfCase(tx, change.caseId)) {
    await notify(world, tx, { firmId, accountId, caseId: change.caseId, type: 'case', description: fillIn(statusNews, { status: change.status }) })
  }
  await world.audit.record({ event: 'case.status-changed', outcome: 'done', firmId: moved.firmId, object: change.caseId, details: { status: change.status } }, tx)
  return true
}
