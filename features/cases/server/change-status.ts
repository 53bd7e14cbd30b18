// A firm's act: moves a case on. Its people find it in their portal.
import { notify } from '#features/notifications/server/notify.ts'
import { fillIn } from '#kit/problem.ts'
import type { Audit } from '#ports/audit.ts'
import type { Database, Tx } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { MatterStatus } from '../rules/matter-status.ts'
import { currentStep, timelineTemplate } from '../rules/timeline-template.ts'
import { statusNews } from '../rules/words.en.ts'
import { setStatus, setTimelinePosition } from './cases.store.ts'
import { participantsOfCase } from './participants.store.ts'

/** False when there is no such case. Setting the same status again changes nothing and tells nobody. */
export async function changeStatus(
  world: { readonly database: Database; readonly ids: Ids; readonly audit: Audit }, tx: Tx,
  change: { readonly caseId: string; readonly status: MatterStatus; readonly caseNumber?: string },
): Promise<boolean> {
  const step = currentStep(change.status)
  const moved = await setStatus(tx, { ...change, firmStage: timelineTemplate[step]?.name ?? change.status })
  if (!moved) return false
  if (!moved.changed) return true
  await setTimelinePosition(tx, change.caseId, step + 1)
  for (const participant of await participantsOfCase(tx, change.caseId)) {
    if (participant.accountId === null) continue
    await notify(world, tx, { firmId: participant.firmId, accountId: participant.accountId, caseId: change.caseId, type: 'case', description: fillIn(statusNews, { status: change.status }) })
  }
  await world.audit.record({ event: 'case.status-changed', outcome: 'done', firmId: moved.firmId, object: change.caseId, details: { status: change.status } }, tx)
  return true
}
