// What staff do with the invitation of a client (spec: workspace#invitations).
import type { BulkReminder } from '#contract/workspace.generated.ts'
import type { SkipReason } from '#features/work/rules/reminders/reminder.ts'
import { startBulk } from '#features/work/server/reminders/remind-clients.ts'
import { problem as clientsProblem } from '#features/cases/rules/clients/problems.ts'
import { readSelection } from '#features/cases/server/staff/selected-cases.ts'
import { listCaseFactsOf } from '#features/cases/server/staff/open-case-for-staff.ts'
import { greetingFor } from '#features/cases/server/firm-of-case.ts'
import { getParticipantKey, listPeople } from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import {
  claimMessages,
  limitMessages,
  type Wait,
} from '#features/notifications/server/limits/limit-messages.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { AuditEventName } from '#ports/audit-events.ts'
import type { Db, FirmTx, Tx } from '#ports/database.ts'
import { problem } from '../../rules/clients/problems.ts'
import { revokeInvitations } from '../invitation.store.ts'
import { invite, issueLink, type InviteDeps } from '../invite.ts'
import { toInvitations } from '../limited-messages.ts'
import { changeInvited, findInvited } from './change-person.ts'
import type { InviteClientsDeps } from './deps.ts'

/**
 * To each person of these cases who has no account. Unknown and complete cases are left out. Those of
 * one case leave at once or are refused; those of several leave one after the other.
 */
export async function inviteClients(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  selected: readonly string[],
): Promise<BulkReminder | undefined> {
  requirePermission(deps, viewer, 'invite-clients')
  const [caseId, ...others] = readSelection(selected)
  if (caseId === undefined || others.length > 0)
    return startBulk(deps, viewer, selected, 'invitation')
  const { firmId, staffId } = viewer
  const legalCase = { caseId, firmId }
  const firm = deps.workspaceDatabase.forFirm(firmId)
  const known = await listInvitable(firm.db, legalCase)
  if (!known) throw clientsProblem('clients.no-such-case')
  await limitMessages(deps, viewer.source, toInvitations(firmId, known), () =>
    firm.transact(async (tx) => invitePeople(deps, tx, legalCase, staffId)),
  )
  return undefined
}

/** For the job that invites many. */
export async function inviteCase(
  deps: InviteDeps,
  tx: Tx,
  legalCase: CaseOfFirm,
  staffId: string,
): Promise<SkipReason | Wait | undefined> {
  const people = (await listInvitable(tx, legalCase)) ?? []
  if (people.length === 0) return 'no-recipient'
  const wait = await claimMessages(deps, tx, [toInvitations(legalCase.firmId, people)])
  if (!wait) await invitePeople(deps, tx, legalCase, staffId)
  return wait
}

/** Undefined for an unknown case. */
async function listInvitable(
  db: Db,
  legalCase: CaseOfFirm,
): Promise<readonly ParticipantRecord[] | undefined> {
  const [known] = await listCaseFactsOf(db, [legalCase])
  if (!known) return undefined
  if (known.status === 'Complete') return []
  return (await listPeople(db, legalCase)).filter(
    ({ accountId, outcome }) => accountId === null && outcome === null,
  )
}

async function invitePeople(
  deps: InviteDeps,
  tx: Tx,
  legalCase: CaseOfFirm,
  staffId: string,
): Promise<void> {
  const people = (await listInvitable(tx, legalCase)) ?? []
  for (const person of people) await invite(deps, tx, getParticipantKey(person))
  if (people.length > 0) await deps.caseChanged(tx, legalCase, { staffId })
}

export async function resendInvitation(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<void> {
  const known = await findInvited(deps, viewer, participantId)
  await limitMessages(deps, viewer.source, toInvitations(viewer.firmId, [known]), () =>
    changeInvitation(deps, viewer, participantId, 'invitation.resent', async (tx, person) => {
      await invite(deps, tx, getParticipantKey(person))
    }),
  )
}

/** Returns a new link. The link that the client has ends. */
export async function copyLink(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<string> {
  requirePermission(deps, viewer, 'copy-links')
  return changeInvitation(
    deps,
    viewer,
    participantId,
    'invitation.link-copied',
    async (tx, person) =>
      issueLink(deps, tx, getParticipantKey(person), await greetingFor(tx, person)),
  )
}

export async function revokeInvitation(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<void> {
  await changeInvitation(deps, viewer, participantId, 'invitation.revoked', async (tx, person) => {
    if (!(await revokeInvitations(tx, getParticipantKey(person)))) throw problem('invite.none-open')
  })
}

/** Changes a person, with an entry of the audit. */
async function changeInvitation<Result>(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  participantId: string,
  event: AuditEventName,
  work: (tx: FirmTx, person: ParticipantRecord) => Promise<Result>,
): Promise<Result> {
  return changeInvited(deps, viewer, participantId, async (tx, person) => {
    const result = await work(tx, person)
    const entry = { event, outcome: 'done', ...getStaffActor(viewer), object: person.id } as const
    await deps.audit.record(entry, tx)
    return result
  })
}
