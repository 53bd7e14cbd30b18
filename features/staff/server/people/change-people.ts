// What administrators do with the people of their firm (spec: staff#people).
import {
  findStaffMember,
  lockAdministrators,
  setStaffOffice,
  setStaffRole,
  type StaffMemberRecord,
} from '#features/firm/server/staff-members.ts'
import { requireMessages } from '#features/notifications/server/limits/limit-messages.ts'
import { comparableEmail, isEmail } from '#lib/email.ts'
import { isUuid } from '#lib/ids.ts'
import { isBlank, oneLine } from '#lib/text.ts'
import { getStaffActor, type StaffRole, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { AuditEntry } from '#ports/audit.ts'
import type { FirmTx } from '#ports/database.ts'
import { unlocksPerAddress } from '../../rules/lockout.ts'
import { staffMessages } from '../../rules/messages.ts'
import type { Act } from '../../rules/permissions.ts'
import { problem } from '../../rules/problems.ts'
import { clearLocks } from '../sign-in/attempts.ts'
import type { StaffDeps } from '../deps.ts'
import { listLoginFacts, lockLogin } from '../logins.store.ts'
import { requirePermission } from '../require-permission.ts'
import { endAccess } from '../end-access.ts'
import { addPerson, issueInvitation } from './issue-invitation.ts'
import {
  confirmChange,
  notifyPerson,
  toColleagueMessage,
  type Colleague,
} from '../email/notify-people.ts'

const maxNameCharacters = 100

export interface InviteStaffInput {
  readonly givenName: string
  readonly familyName: string
  readonly email: string
  readonly role: StaffRole
}

export async function inviteStaff(
  deps: StaffDeps,
  viewer: StaffViewer,
  input: InviteStaffInput,
): Promise<void> {
  requirePermission(deps, viewer, 'people')
  const person = readNewPerson(input)
  await changePeople(deps, viewer, 'people', async (tx) => {
    const { firmId } = viewer
    await requireMessage(deps, tx, viewer, { id: person.email, ...person })
    const options = getInvitationOptions(viewer)
    const { staffId } = await addPerson(deps, tx, { firmId, ...person }, options)
    const member = await getMember(tx, viewer, staffId)
    await recordChange(deps, tx, viewer, 'staff.invited', staffId, { role: person.role })
    await confirmChange(deps, tx, viewer, 'invited', member)
  })
}

/** Throws for a missing or too long value. Also for the operator's command. */
export function readNewPerson(input: InviteStaffInput): InviteStaffInput {
  if (isBlank(input.givenName)) throw problem('staff.given-name-required')
  if (isBlank(input.familyName)) throw problem('staff.family-name-required')
  const [givenName, familyName] = [oneLine(input.givenName), oneLine(input.familyName)]
  if ([givenName, familyName].some((name) => [...name].length > maxNameCharacters))
    throw problem('staff.name-too-long', { max: maxNameCharacters })
  if (!isEmail(input.email)) throw problem('staff.email-invalid')
  return { givenName, familyName, email: comparableEmail(input.email), role: input.role }
}

/** The earlier link ends. */
export async function resendInvitation(
  deps: StaffDeps,
  viewer: StaffViewer,
  staffId: string,
): Promise<void> {
  await changePeople(deps, viewer, 'people', async (tx) => {
    const member = await getActiveMember(tx, viewer, staffId)
    const login = await lockLogin(tx, staffId)
    if (login && login.passwordHash !== null) throw problem('staff.already-active')
    await requireMessage(deps, tx, viewer, member)
    await issueInvitation(deps, tx, member, getInvitationOptions(viewer))
    await recordChange(deps, tx, viewer, 'staff.invited', staffId)
  })
}

/** Takes effect at the next request of the person. */
export async function changeRole(
  deps: StaffDeps,
  viewer: StaffViewer,
  staffId: string,
  role: StaffRole,
): Promise<void> {
  await changePeople(deps, viewer, 'roles', async (tx, administrators) => {
    const member = await getActiveMember(tx, viewer, staffId)
    if (member.role === role) return
    const isLast = administrators.every((id) => id === staffId)
    if (member.role === 'administrator' && isLast) throw problem('staff.last-administrator')
    await requireMessage(deps, tx, viewer, member)
    const key = { firmId: viewer.firmId, staffId }
    await setStaffRole(tx, key, role)
    await recordChange(deps, tx, viewer, 'staff.role-changed', staffId, { role })
    const { language } = viewer.source
    const params = { role: staffMessages[language].roles[role] }
    await notifyPerson(deps, tx, key, language, 'roleChanged', params)
    if (staffId !== viewer.staffId)
      await confirmChange(deps, tx, viewer, 'roleChanged', { ...member, role })
  })
}

/** Cases stay where they are. */
export async function placeStaff(
  deps: StaffDeps,
  viewer: StaffViewer,
  staffId: string,
  officeId: string,
): Promise<void> {
  await changePeople(deps, viewer, 'people', async (tx) => {
    const member = await getActiveMember(tx, viewer, staffId)
    if (member.officeId === officeId) return
    const key = { firmId: viewer.firmId, staffId }
    const isPlaced = isUuid(officeId) && (await setStaffOffice(tx, key, officeId))
    if (!isPlaced) throw problem('staff.office-absent')
    await recordChange(deps, tx, viewer, 'staff.placed', staffId, { officeId })
  })
}

/** For a person who lost the phone or the password. */
export async function resetSignIn(
  deps: StaffDeps,
  viewer: StaffViewer,
  staffId: string,
): Promise<void> {
  await changePeople(deps, viewer, 'people', async (tx) => {
    const member = await getActiveMember(tx, viewer, staffId)
    if (staffId === viewer.staffId) throw problem('staff.own-account')
    await requireMessage(deps, tx, viewer, member)
    await endAccess(tx, staffId, 'reset')
    await issueInvitation(deps, tx, member, { ...getInvitationOptions(viewer), message: 'reset' })
    await recordChange(deps, tx, viewer, 'staff.sign-in-reset', staffId)
    await confirmChange(deps, tx, viewer, 'reset', member)
  })
}

/** Of a person who can log in: an address that is only invited may be a person of another firm. */
export async function unlockStaff(
  deps: StaffDeps,
  viewer: StaffViewer,
  staffId: string,
): Promise<void> {
  const address = await changePeople(deps, viewer, 'people', async (tx) => {
    const { email } = await getActiveMember(tx, viewer, staffId)
    const login = await lockLogin(tx, staffId)
    if (!login || login.passwordHash === null) throw problem('staff.not-set-up')
    return { email, emailHash: login.emailHash }
  })
  if (!(await deps.limits.take(unlocksPerAddress, comparableEmail(address.email))))
    throw problem('staff.unlocked-often')
  const actor = getStaffActor(viewer)
  const event = 'staff.unlocked'
  await deps.audit.record({ event, outcome: 'done', ...actor, object: staffId })
  await clearLocks(deps, address)
}

/**
 * Runs one change of people at a time in a firm. The viewer must still be an administrator who can
 * sign in, so that two administrators cannot remove each other. `work` gets all of them.
 */
export async function changePeople<Result>(
  deps: StaffDeps,
  viewer: StaffViewer,
  act: Act,
  work: (tx: FirmTx, administrators: readonly string[]) => Promise<Result>,
): Promise<Result> {
  requirePermission(deps, viewer, act)
  return deps.workspaceDatabase.forFirm(viewer.firmId).transact(async (tx) => {
    const logins = await listLoginFacts(tx, await lockAdministrators(tx, viewer.firmId))
    const administrators = logins
      .filter(({ hasPassword }) => hasPassword)
      .map(({ staffId }) => staffId)
    if (!administrators.includes(viewer.staffId)) throw problem('staff.not-permitted')
    return work(tx, administrators)
  })
}

/** Before the person gets an email. Those to the administrator who acts always leave. */
export function requireMessage(
  deps: StaffDeps,
  tx: FirmTx,
  { firmId, source }: StaffViewer,
  person: Colleague,
): Promise<void> {
  return requireMessages(deps, tx, source, toColleagueMessage(firmId, person))
}

/** An unknown person and a person of another firm get the same refusal. */
export async function getMember(
  tx: FirmTx,
  { firmId }: StaffViewer,
  staffId: string,
): Promise<StaffMemberRecord> {
  const member = isUuid(staffId) ? await findStaffMember(tx, { firmId, staffId }) : undefined
  if (!member) throw problem('staff.absent')
  return member
}

async function getActiveMember(
  tx: FirmTx,
  viewer: StaffViewer,
  staffId: string,
): Promise<StaffMemberRecord> {
  const member = await getMember(tx, viewer, staffId)
  if (member.disabledAt !== null) throw problem('staff.deactivated')
  return member
}

export function getInvitationOptions({ staffId, source: { language } }: StaffViewer) {
  return { invitedBy: staffId, language }
}

export async function recordChange(
  deps: StaffDeps,
  tx: FirmTx,
  viewer: StaffViewer,
  event: AuditEventName,
  staffId: string,
  details: NonNullable<AuditEntry['details']> = {},
): Promise<void> {
  const actor = getStaffActor(viewer)
  await deps.audit.record(
    {
      event,
      outcome: 'done',
      ...actor,
      object: staffId,
      details: { ...actor.details, ...details },
    },
    tx,
  )
}
