import { notify, withdrawNews } from '#features/notifications/server/notify.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import { calendarDay } from '#lib/dates.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import {
  findStatusProblem,
  changedStatus,
  isNumberTakenBack,
  type StatusRecord,
  type StatusChange,
} from '../../rules/status/status-change.ts'
import { findHeldMeeting } from '../../rules/dates/meeting-news.ts'
import {
  findStatusNews,
  getNumberNews,
  isNumbered,
  isOtherStatus,
} from '../../rules/status/stage-texts.ts'
import { currentStep, filedPosition, timelineTemplate } from '../../rules/timeline-template.ts'
import { toActor } from '../actor.ts'
import { findMatterStatus, updateMatterStatus } from '../cases.store.ts'
import { setTimelineDay, setTimelinePosition } from '../timeline.store.ts'
import type { CaseChanged } from '../summary-facts.ts'
import { followMeeting } from '../dates/follow-meeting.ts'
import { lockCaseDays, removeKeyDates, setKeyDate } from '../dates/key-dates.store.ts'
import { findOwnTexts } from './outcome-texts.store.ts'
import type { StageEntered } from './stage-entered.ts'
import { listFollowersOfCase } from '../participants/participants.store.ts'

export interface ChangeStatusInput extends StatusChange, CaseOfFirm {
  /** The acting staff member. Absent if the change was made on the operator's command line. */
  readonly staffId?: string
  /** Why the case goes on while something is not there yet. */
  readonly reason?: string | undefined
  /** Adds no tasks of the new stage. */
  readonly isWithoutTasks?: boolean
}

export interface ChangeStatusDeps extends NotifyDeps {
  readonly audit: Audit
  readonly caseChanged: CaseChanged
  readonly stageEntered: StageEntered
}

interface Change extends CaseOfFirm {
  readonly today: string
  readonly before: StatusRecord
  readonly after: StatusRecord
  readonly staffId: string | undefined
  readonly reason: string | undefined
}

/** Returns false for an unknown case. A change without effect sends no news and is not audited. */
export async function changeStatus(
  deps: ChangeStatusDeps,
  tx: Tx,
  input: ChangeStatusInput,
): Promise<boolean> {
  const { caseId, firmId, staffId, reason } = input
  const held = await lockCaseDays(tx, input)
  const before = await findMatterStatus(tx, input)
  if (!held || !before) return false
  const today = calendarDay(deps.clock.now(), held.timeZone)
  const after = changedStatus(before, input)
  const wrong = findStatusProblem(before, input, {
    today,
    firstMeeting: held.dates['first-meeting'],
    ownTexts: await findOwnTexts(tx, firmId, after.outcome),
  })
  if (wrong) throw problem(wrong.code, wrong.params)
  const change: Change = { caseId, firmId, today, before, after, staffId, reason }
  if (isSame(before, after)) return true
  await write(deps, tx, change)
  if (before.status !== after.status && !input.isWithoutTasks)
    await deps.stageEntered(tx, { ...input, ...after, today })
  await notifyClientsOfStatus(deps, tx, change)
  await followMeeting(deps, tx, change, {
    before: findHeldMeeting(held.dates, before),
    after: findHeldMeeting(held.dates, after),
    today,
    held,
  })
  await saveRecord(deps, tx, change)
  await deps.caseChanged(tx, change, staffId === undefined ? undefined : { staffId })
  return true
}

async function write({ clock }: ChangeStatusDeps, tx: Tx, change: Change): Promise<void> {
  const { caseId, firmId, today, before, after } = change
  const step = currentStep(after.status)
  await updateMatterStatus(tx, change, {
    ...after,
    firmStage: timelineTemplate[step]?.name ?? after.status,
    endedAt: after.status === 'Complete' ? clock.now() : null,
  })
  if (before.status !== after.status) await setTimelinePosition(tx, change, step + 1, today)
  await setTimelineDay(tx, change, filedPosition, after.filedOn)
  if (isNumbered(before, after))
    await setKeyDate(tx, { caseId, firmId, kind: 'case-number', day: today })
  if (isNumberTakenBack(before, after)) await removeKeyDates(tx, change, ['case-number'])
  if (after.status === 'Pre-Filing')
    await removeKeyDates(tx, change, ['case-number', 'first-meeting', 'meeting'])
}

async function notifyClientsOfStatus(
  deps: ChangeStatusDeps,
  tx: Tx,
  { caseId, firmId, before, after }: Change,
): Promise<void> {
  const key = { caseId, firmId }
  const followers = await listFollowersOfCase(tx, key)
  const news = findStatusNews(before, after)
  if (news !== undefined)
    for (const { accountId } of followers)
      await notify(deps, tx, { ...key, accountId, type: 'case', ...news })
  if (before.caseNumber === null || before.caseNumber === after.caseNumber) return
  // A wrong number must not stay in unread news. Who has not read it learns the corrected one.
  const unaware = await withdrawNews(deps, tx, key, ['case.number'])
  const corrected = getNumberNews(after)
  if (corrected !== undefined)
    for (const { accountId } of followers.filter((follower) => unaware.has(follower.accountId)))
      await notify(deps, tx, { ...key, accountId, type: 'case', ...corrected })
}

async function saveRecord(
  deps: ChangeStatusDeps,
  tx: Tx,
  { caseId: object, firmId, before, after, staffId, reason }: Change,
): Promise<void> {
  const outcome = 'done'
  const actor = toActor(staffId)
  if (isOtherStatus(before, after)) {
    const details = {
      status: after.status,
      ...(after.outcome && { outcome: after.outcome }),
      ...getFiling(after),
      ...(reason !== undefined && { reason }),
      ...actor,
    }
    await deps.audit.record({ event: 'case.status-changed', outcome, firmId, object, details }, tx)
    return
  }
  if (before.caseNumber !== after.caseNumber) {
    const event = isNumberTakenBack(before, after) ? 'case.number-removed' : 'case.numbered'
    await deps.audit.record({ event, outcome, firmId, object, details: actor }, tx)
  }
  if (before.filedOn !== after.filedOn) {
    await deps.audit.record(
      {
        event: 'case.filing-date-set',
        outcome,
        firmId,
        object,
        details: { ...getFiling(after), ...actor },
      },
      tx,
    )
  }
}

function getFiling({ filedOn }: StatusRecord): { readonly filedOn?: string } {
  return filedOn === null ? {} : { filedOn }
}

function isSame(before: StatusRecord, after: StatusRecord): boolean {
  return (
    !isOtherStatus(before, after) &&
    before.filedOn === after.filedOn &&
    before.caseNumber === after.caseNumber
  )
}
