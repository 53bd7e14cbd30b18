// What staff do with the invitation of a client (spec: workspace#invitations).
import { readSelection } from '#features/cases/server/clients/selected-cases.ts'
import { listCaseFactsOf } from '#features/cases/server/clients/open-case-for-staff.ts'
import { getParticipantKey, listPeople } from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { getStaffActor, type StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../rules/clients/problems.ts'
import { revokeInvitations } from '../invitation.store.ts'
import { invite, issueLink } from '../invite.ts'
import { changeInvited } from './change-person.ts'
import type { InviteClientsDeps } from './deps.ts'

/** To each person of these cases who has no account. Unknown and complete cases are left out. */
export async function inviteClients(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  selected: readonly string[],
): Promise<void> {
  requirePermission(deps, viewer, 'invite-clients')
  const caseIds = readSelection(selected)
  const { firmId, staffId } = viewer
  for (const caseId of caseIds) {
    await deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
      const [known] = await listCaseFactsOf(tx, [{ caseId, firmId }])
      if (!known || known.status === 'Complete') return
      const people = await listPeople(tx, { caseId, firmId })
      for (const person of people.filter(({ accountId }) => accountId === null))
        await invite(deps, tx, getParticipantKey(person))
      await deps.caseChanged(tx, { caseId, firmId }, { staffId })
    })
  }
}

export async function resendInvitation(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<void> {
  await changeInvitation(deps, viewer, participantId, 'invitation.resent', async (tx, person) => {
    await invite(deps, tx, getParticipantKey(person))
  })
}

/** Returns a new link. The link that the client has ends. */
export async function copyLink(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<string> {
  return changeInvitation(deps, viewer, participantId, 'invitation.link-copied', (tx, person) =>
    issueLink(deps, tx, person),
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
  event: string,
  work: (tx: FirmTx, person: ParticipantRecord) => Promise<Result>,
): Promise<Result> {
  return changeInvited(deps, viewer, participantId, async (tx, person) => {
    const result = await work(tx, person)
    const entry = { event, outcome: 'done', ...getStaffActor(viewer), object: person.id } as const
    await deps.audit.record(entry, tx)
    return result
  })
}
