// A person leaves the firm, and may come back (spec: staff#people-who-leave).
import {
  findStaffMember,
  setStaffDisabled,
  type StaffMemberRecord,
} from '#features/firm/server/staff-members.ts'
import { alertStaff } from '#features/notifications/server/staff/alert-staff.ts'
import { isUuid } from '#lib/ids.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import {
  hasWork,
  isSameWork,
  mayTakeOver,
  type LeavingWork,
} from '../../rules/leaving/held-work.ts'
import { ownClientsPath, workNoticeWords, workReceived } from '../../rules/leaving/work-notice.ts'
import { problem } from '../../rules/problems.ts'
import type { StaffDeps } from '../deps.ts'
import { confirmChange, notifyPerson } from '../email/notify-people.ts'
import { endAccess } from '../end-access.ts'
import { requireRole } from '../require-permission.ts'
import { withMailFooter } from '../settings/mail-footer.ts'
import {
  changePeople,
  getInvitationOptions,
  getMember,
  recordChange,
  requireMessage,
} from './change-people.ts'
import { issueInvitation } from './issue-invitation.ts'

export interface HandOverChoice {
  /** Who gets all of it. Without one, it stays. */
  readonly receiverId?: string | null | undefined
  /** The numbers that the administrator has seen. */
  readonly seen?: LeavingWork | null | undefined
}

export async function readStaffWork(
  deps: StaffDeps,
  viewer: StaffViewer,
  staffId: string,
): Promise<LeavingWork> {
  requireRole(viewer, 'people')
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const { id } = await getMember(tx, viewer, staffId)
    return deps.heldWork.count(tx, { firmId: viewer.firmId, staffId: id })
  })
}

/** Ends all sessions and sign-ins in progress. Never waits for a message. */
export async function deactivateStaff(
  deps: StaffDeps,
  viewer: StaffViewer,
  staffId: string,
  choice: HandOverChoice = {},
): Promise<void> {
  await changePeople(deps, viewer, 'people', async (tx) => {
    const member = await getMember(tx, viewer, staffId)
    if (staffId === viewer.staffId) throw problem('staff.own-account')
    if (member.disabledAt !== null) return handOver(deps, tx, viewer, member, choice)
    const key = { firmId: viewer.firmId, staffId }
    // Locks the person, so that no case or task comes to them after the count.
    await setStaffDisabled(tx, key, true)
    await handOver(deps, tx, viewer, member, choice)
    await endAccess(tx, staffId, 'deactivated')
    await recordChange(deps, tx, viewer, 'staff.deactivated', staffId)
    await notifyPerson(deps, tx, key, viewer.source.language, 'deactivated')
    await confirmChange(deps, tx, viewer, 'deactivated', member)
  })
}

/** Of a person who has left already. */
export async function handOverStaffWork(
  deps: StaffDeps,
  viewer: StaffViewer,
  staffId: string,
  choice: HandOverChoice,
): Promise<void> {
  await changePeople(deps, viewer, 'people', async (tx) => {
    const member = await getMember(tx, viewer, staffId)
    if (member.disabledAt === null) throw problem('staff.still-active')
    await handOver(deps, tx, viewer, member, choice)
  })
}

/** The person gets a new link and sets a new password and a new second step. */
export async function reactivateStaff(
  deps: StaffDeps,
  viewer: StaffViewer,
  staffId: string,
): Promise<void> {
  await changePeople(deps, viewer, 'people', async (tx) => {
    const member = await getMember(tx, viewer, staffId)
    if (member.disabledAt === null) return
    await requireMessage(deps, tx, viewer, member)
    await setStaffDisabled(tx, { firmId: viewer.firmId, staffId }, false)
    await endAccess(tx, staffId, 'reactivated')
    await issueInvitation(deps, tx, member, getInvitationOptions(viewer))
    await recordChange(deps, tx, viewer, 'staff.reactivated', staffId)
    await confirmChange(deps, tx, viewer, 'reactivated', member)
  })
}

async function handOver(
  deps: StaffDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  { id: fromId, ...leaver }: StaffMemberRecord,
  { receiverId, seen }: HandOverChoice,
): Promise<void> {
  const { firmId } = viewer
  if (receiverId == null && seen == null) return
  const work = await deps.heldWork.count(tx, { firmId, staffId: fromId })
  if (seen && !isSameWork(seen, work)) throw problem('staff.work-changed')
  if (receiverId == null) return
  const receiver = await getReceiver(tx, viewer, fromId, receiverId)
  if (!mayTakeOver(receiver.role, work)) throw problem('staff.receiver-not-attorney')
  if (!hasWork(work)) return
  const actor = getStaffActor(viewer)
  const events = await deps.heldWork.handOver(tx, { firmId, fromId, toId: receiver.id })
  await deps.audit.recordAll(
    events.map(({ details, ...event }) => ({
      outcome: 'done',
      ...actor,
      ...event,
      details: { ...actor.details, ...details },
    })),
    tx,
  )
  const { openCases, tasks, savedFilters, pausedReminders, substituteFor } = work
  const values = { openCases, tasks, savedFilters, pausedReminders, substituteFor }
  const details = { receiverId: receiver.id, ...values }
  await recordChange(deps, tx, viewer, 'staff.work-handed-over', fromId, details)
  if (receiver.id !== viewer.staffId)
    await notifyReceiver(deps, tx, receiver, {
      people: [`${leaver.givenName} ${leaver.familyName}`],
      values,
    })
}

/** A person of another firm is as absent as an unknown one. */
async function getReceiver(
  tx: FirmTx,
  { firmId }: StaffViewer,
  fromId: string,
  receiverId: string,
): Promise<StaffMemberRecord> {
  const receiver = isUuid(receiverId)
    ? await findStaffMember(tx, { firmId, staffId: receiverId })
    : undefined
  if (!receiver || receiver.disabledAt !== null || receiver.id === fromId)
    throw problem('staff.receiver-absent')
  return receiver
}

/** One notice and one email, however many cases. */
async function notifyReceiver(
  deps: StaffDeps,
  tx: FirmTx,
  { firmId, id, email: to }: StaffMemberRecord,
  params: Parameters<(typeof workNoticeWords)[typeof workReceived]['mail']>[0],
): Promise<void> {
  await alertStaff(deps, tx, { firmId, kind: workReceived, params }, [id])
  const { subject, body: text } = workNoticeWords[workReceived].mail(params)
  const body = await withMailFooter(tx, firmId, `${text}\n${deps.publicUrl}${ownClientsPath}\n`)
  await deps.outbox.post(tx, { channel: 'email', to, subject, body })
}
