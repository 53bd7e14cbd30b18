import { notify, withdrawNews } from '#features/notifications/server/notify.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import { calendarDay } from '#lib/dates.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import { describeEndChange } from '../../rules/status/audited-ends.ts'
import {
  changedCase,
  findCaseProblem,
  listAffected,
  type CaseStatusChange,
} from '../../rules/status/part-change.ts'
import {
  getOutcomeOfCase,
  getStatusOf,
  isSamePart,
  type CaseStatusRecord,
  type Debtor,
  type PartRecord,
} from '../../rules/status/parts.ts'
import { isNumberTakenBack } from '../../rules/status/status-change.ts'
import { findHeldMeeting } from '../../rules/dates/meeting-news.ts'
import { findStatusNews, getNumberNews, isNumbered } from '../../rules/status/stage-texts.ts'
import { currentStep, filedPosition, timelineTemplate } from '../../rules/timeline-template.ts'
import { toActor } from '../actor.ts'
import { findMatterStatus, updateMatterStatus, updatePart } from '../status/matter-status.store.ts'
import { setTimelineDay, setTimelinePosition } from '../timeline.store.ts'
import type { CaseChanged } from '../summary-facts.ts'
import { followMeeting } from '../dates/follow-meeting.ts'
import { lockCaseDays, removeKeyDates, setKeyDate } from '../dates/key-dates.store.ts'
import { findOwnTexts } from './outcome-texts.store.ts'
import type { StageEntered } from './stage-entered.ts'
import { listPeople } from '../participants/participants.ts'
import { listFollowersOfCase } from '../participants/participants.store.ts'

export interface ChangeStatusInput extends CaseStatusChange, CaseOfFirm {
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
  readonly before: CaseStatusRecord
  readonly after: CaseStatusRecord
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
  const after = changedCase(before, input, today)
  const [debtor = 1] = listAffected(before, input)
  const wrong = findCaseProblem(before, input, {
    today,
    firstMeeting: held.dates['first-meeting'],
    ownTexts: await findOwnTexts(tx, firmId, getStatusOf(after, debtor).outcome),
  })
  if (wrong) throw problem(wrong.code, wrong.params)
  const change: Change = { caseId, firmId, today, before, after, staffId, reason }
  if (isSame(before, after)) return true
  await write(deps, tx, change)
  if (before.status !== after.status && !input.isWithoutTasks)
    await deps.stageEntered(tx, { ...input, ...after, today })
  await notifyClientsOfStatus(deps, tx, change)
  await followMeeting(deps, tx, change, {
    getChange: ({ debtor: of }) => ({
      before: findHeldMeeting(held.dates, getStatusOf(before, of)),
      after: findHeldMeeting(held.dates, getStatusOf(after, of)),
    }),
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
  })
  for (const part of listChangedParts(change)) await updatePart(tx, change, part, clock.now())
  if (before.status !== after.status) await setTimelinePosition(tx, change, step + 1, today)
  await setTimelineDay(tx, change, filedPosition, after.filedOn)
  if (isNumbered(before, after))
    await setKeyDate(tx, { caseId, firmId, kind: 'case-number', day: today })
  if (hasLostNumber(change)) await removeKeyDates(tx, change, ['case-number'])
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
  for (const { accountId, debtor } of followers) {
    const news = findStatusNews(getStatusOf(before, debtor), getStatusOf(after, debtor))
    if (news) await notify(deps, tx, { ...key, accountId, type: 'case', ...news })
  }
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
  const entry = { outcome: 'done', firmId, object } as const
  const actor = toActor(staffId)
  const changed = listChangedParts({ before, after })
  const parts = await describeParts(tx, { caseId: object, firmId, before, after })
  const isEnded = changed.some(({ outcome, debtor }) => outcome !== getOutcome(before, debtor))
  if (before.status !== after.status || isEnded) {
    const details = {
      status: after.status,
      ...parts,
      ...getFiling(after),
      ...(reason !== undefined && { reason }),
      ...actor,
    }
    await deps.audit.record({ event: 'case.status-changed', ...entry, details }, tx)
    return
  }
  if (changed.length > 0)
    await deps.audit.record(
      { event: 'case.end-corrected', ...entry, details: { ...parts, ...actor } },
      tx,
    )
  if (before.caseNumber !== after.caseNumber) {
    const event = hasLostNumber({ before, after }) ? 'case.number-removed' : 'case.numbered'
    await deps.audit.record({ event, ...entry, details: actor }, tx)
  }
  if (before.filedOn !== after.filedOn)
    await deps.audit.record(
      { event: 'case.filing-date-set', ...entry, details: { ...getFiling(after), ...actor } },
      tx,
    )
}

function hasLostNumber({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  return isNumberTakenBack(before, { ...after, outcome: getOutcomeOfCase(after.parts) ?? null })
}

function listChangedParts({
  before,
  after,
}: Pick<Change, 'before' | 'after'>): readonly PartRecord[] {
  return after.parts.filter(
    (part) =>
      !before.parts.some((known) => known.debtor === part.debtor && isSamePart(known, part)),
  )
}

const getOutcome = ({ parts }: CaseStatusRecord, debtor: Debtor) =>
  parts.find((part) => part.debtor === debtor)?.outcome ?? null

/** With the person, because debtor 2 may be another one later. */
async function describeParts(
  tx: Tx,
  change: Pick<Change, 'caseId' | 'firmId' | 'before' | 'after'>,
): Promise<Readonly<Record<string, string>>> {
  const changes = listChangedParts(change).map((after) => ({
    before: change.before.parts.find(({ debtor }) => debtor === after.debtor) ?? after,
    after,
  }))
  if (changes.length === 0) return {}
  const people = await listPeople(tx, change)
  return Object.assign(
    {},
    ...changes.map(describeEndChange),
    ...people
      .filter(({ debtor }) => changes.some(({ after }) => after.debtor === debtor))
      .map(({ id, debtor }) => ({ [`participant${debtor}`]: id })),
  )
}

function getFiling({ filedOn }: CaseStatusRecord): { readonly filedOn?: string } {
  return filedOn === null ? {} : { filedOn }
}

function isSame(before: CaseStatusRecord, after: CaseStatusRecord): boolean {
  return (
    before.status === after.status &&
    listChangedParts({ before, after }).length === 0 &&
    before.filedOn === after.filedOn &&
    before.caseNumber === after.caseNumber
  )
}
