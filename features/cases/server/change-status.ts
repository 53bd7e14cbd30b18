// A firm's act: moves a case on. Its people find it in their portal.
import { officeOfFirm } from '#features/firm/server/firms.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { NotifyWorld } from '#features/notifications/server/world.ts'
import { calendarDay } from '#kit/dates.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { CaseNewsKind } from '../rules/case-words.ts'
import type { MatterStatus } from '../rules/matter-status.ts'
import { currentStep, timelineTemplate } from '../rules/timeline-template.ts'
import { setStatus, setTimelinePosition } from './cases.store.ts'
import { setKeyDate } from './key-dates.store.ts'
import { followersOfCase } from './participants.store.ts'

/**
 * False when there is no such case. The same status again tells nobody, unless the case has got its number with it: that is told, and the day of it kept, once.
 */
export async function changeStatus(
  world: NotifyWorld & { readonly audit: Audit }, tx: Tx,
  change: { readonly caseId: string; readonly status: MatterStatus; readonly caseNumber?: string },
): Promise<boolean> {
  const step = currentStep(change.status)
  const moved = await setStatus(tx, { ...change, firmStage: timelineTemplate[step]?.name ?? change.status })
  if (!moved) return false
  if (!moved.changed && !moved.isNumbered) return true
  const { timeZone } = await officeOfFirm(tx, moved.firmId)
  const today = calendarDay(world.clock.now(), timeZone)
  if (moved.isNumbered) await setKeyDate(tx, { caseId: change.caseId, firmId: moved.firmId, kind: 'case-number', day: today })
  if (moved.changed) await setTimelinePosition(tx, change.caseId, step + 1, today)
  const kind: CaseNewsKind = moved.changed ? 'case.status' : 'case.number'
  const values = moved.changed ? { status: change.status } : { number: change.caseNumber ?? '' }
  for (const { firmId, accountId } of await followersOfCase(tx, change.caseId)) await notify(world, tx, { firmId, accountId, caseId: change.caseId, type: 'case', kind, params: { values } })
  if (!moved.changed) {
    await world.audit.record({ event: 'case.numbered', outcome: 'done', firmId: moved.firmId, object: change.caseId }, tx)
    return true
  }
  await world.audit.record({ event: 'case.status-changed', outcome: 'done', firmId: moved.firmId, object: change.caseId, details: { status: change.status } }, tx)
  return true
}
