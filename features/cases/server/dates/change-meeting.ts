// How staff set the meeting of creditors of a case (spec: cases#meeting-details).
import type { CaseMeeting, CaseMeetingInput, MeetingOfCase } from '#contract/workspace.generated.ts'
import type { NotifyDeps } from '#features/notifications/server/deps.ts'
import { notify } from '#features/notifications/server/notify.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { calendarDay } from '#lib/dates.ts'
import { outdated } from '#lib/problem.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { Db, FirmTx } from '#ports/database.ts'
import type { CaseNewsKind } from '../../rules/case-words.ts'
import {
  asksAboutMeeting,
  findDetailsProblems,
  hasOtherDetails,
  toMeeting,
  toStoredDetails,
  type MeetingDetails,
  type MeetingRecord,
} from '../../rules/dates/meeting.ts'
import { problem } from '../../rules/firm-problems.ts'
import { findMatterStatus } from '../status/matter-status.store.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { requireCase } from '../staff/open-case-for-staff.ts'
import { listFollowersWhoGoOn } from '../participants/participants.store.ts'
import type { CaseChanged } from '../summary-facts.ts'
import { saveActivity } from '../summary/summary.store.ts'
import { listDaysOfCases, lockCaseDays, type CaseDays } from './key-dates.store.ts'
import { saveMeeting } from './meeting.store.ts'
import { setMeeting } from './set-meeting.ts'

export interface MeetingDeps extends WorkspaceDeps, Pick<NotifyDeps, 'findContact'> {
  readonly caseChanged: CaseChanged
}

export interface ChangeMeetingInput {
  readonly caseId: string
  /** The meeting that the person saw. Null if there was none. */
  readonly seen: CaseMeetingInput | null
  /** Null removes the date: the continued one, or else the first one. */
  readonly change: CaseMeetingInput | null
  /** The first date stays, and so does every deadline that is counted from it. */
  readonly isContinued: boolean
}

export async function readMeeting(
  deps: MeetingDeps,
  viewer: StaffViewer,
  caseId: string,
): Promise<MeetingOfCase> {
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const days = (await listDaysOfCases(tx, [key])).get(key.caseId)
    if (!days) throw problem('cases.no-such-case')
    return { meeting: await toCaseMeeting(deps, tx, key, days), officeTimeZone: days.timeZone }
  })
}

export async function changeMeeting(
  deps: MeetingDeps,
  viewer: StaffViewer,
  { caseId, seen, change, isContinued }: ChangeMeetingInput,
): Promise<CaseMeeting | null> {
  const { firmId, staffId } = viewer
  const details = change === null ? null : readDetails(change)
  const database = deps.workspaceDatabase.forFirm(firmId)
  return database.transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const held = await lockCaseDays(tx, key)
    if (!held) throw problem('cases.no-such-case')
    const before = toMeeting(held.dates, held.meeting, held.timeZone)
    if (!isSameMeeting(seen, before)) throw meetingChanged(await read(deps, tx, key))
    const day = change?.day ?? null
    await setMeeting({ ...deps, database }, tx, { ...key, day, isContinued, staffId })
    if (details !== null && day !== null) {
      const isHeld = before?.day === day && before.isHeld
      await saveMeeting(tx, key, { ...details, onDay: day, isHeld })
      if (before?.day === day && hasOtherDetails(before, details))
        await announceDetails({ ...deps, database }, tx, viewer, {
          ...key,
          day,
          timeZone: held.timeZone,
        })
    }
    return read(deps, tx, key)
  })
}

/** Says that the meeting of a past day was held. Does nothing if a colleague has said so. */
export async function markMeetingHeld(
  deps: MeetingDeps,
  viewer: StaffViewer,
  { caseId, day }: { readonly caseId: string; readonly day: string },
): Promise<CaseMeeting | null> {
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = await requireCase(tx, viewer, caseId)
    const held = await lockCaseDays(tx, key)
    const meeting = held && toMeeting(held.dates, held.meeting, held.timeZone)
    if (meeting?.day !== day) throw meetingChanged(await read(deps, tx, key))
    if (meeting.day > calendarDay(deps.clock.now(), held?.timeZone ?? meeting.timeZone))
      throw problem('cases.meeting-not-over')
    if (!meeting.isHeld) {
      await saveMeeting(tx, key, { ...toDetails(meeting), onDay: day, isHeld: true })
      await saveActivity(tx, key, { staffId })
      await recordChange(deps, tx, viewer, 'case.meeting-held', key)
    }
    return read(deps, tx, key)
  })
}

const meetingChanged = (current: CaseMeeting | null) =>
  outdated(problem('cases.meeting-changed'), { current })

function readDetails({ time, timeZone, place, link, interpreter }: CaseMeetingInput) {
  const details = { time: time ?? null, timeZone, place, link, interpreter }
  const [finding] = findDetailsProblems(details)
  if (finding) throw problem(finding.code, finding.params)
  return toStoredDetails(details)
}

function isSameMeeting(seen: CaseMeetingInput | null, current: MeetingRecord | undefined): boolean {
  if (seen === null || current === undefined) return seen === null && current === undefined
  return seen.day === current.day && !hasOtherDetails({ ...seen, time: seen.time ?? null }, current)
}

interface ChangedDetails extends CaseOfFirm {
  readonly day: string
  readonly timeZone: string
}

/** The day is the same, so that `setMeeting` has sent no news. */
async function announceDetails(
  deps: NotifyDeps & WorkspaceDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  { caseId, firmId, day, timeZone }: ChangedDetails,
): Promise<void> {
  await recordChange(deps, tx, viewer, 'case.meeting-details-set', { caseId, firmId })
  if (day < calendarDay(deps.clock.now(), timeZone)) return
  const news = {
    type: 'appointment',
    kind: 'case.meeting' satisfies CaseNewsKind,
    params: { values: { day } },
  }
  for (const { accountId } of await listFollowersWhoGoOn(tx, { caseId, firmId }))
    await notify(deps, tx, { firmId, accountId, caseId, ...news })
}

async function read(deps: MeetingDeps, db: Db, key: CaseOfFirm): Promise<CaseMeeting | null> {
  const days = (await listDaysOfCases(db, [key])).get(key.caseId)
  return days ? toCaseMeeting(deps, db, key, days) : null
}

async function toCaseMeeting(
  deps: MeetingDeps,
  db: Db,
  key: CaseOfFirm,
  { dates, meeting: stored, timeZone }: CaseDays,
): Promise<CaseMeeting | null> {
  const meeting = toMeeting(dates, stored, timeZone)
  const status = await findMatterStatus(db, key)
  if (!status || meeting === undefined) return null
  const today = calendarDay(deps.clock.now(), timeZone)
  return { ...meeting, isAskedAbout: asksAboutMeeting(meeting, { status: status.status, today }) }
}

function toDetails({ time, timeZone, place, link, interpreter }: MeetingRecord): MeetingDetails {
  return { time, timeZone, place, link, interpreter }
}

async function recordChange(
  { audit }: WorkspaceDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  event: AuditEventName,
  { caseId: object }: CaseOfFirm,
): Promise<void> {
  await audit.record({ event, outcome: 'done', ...getStaffActor(viewer), object }, tx)
}
