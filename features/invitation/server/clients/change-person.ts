import { listCaseFactsOf } from '#features/cases/server/staff/open-case-for-staff.ts'
import {
  findParticipant,
  lockParticipantById,
} from '#features/cases/server/participants/participants.ts'
import type { ParticipantRecord } from '#features/cases/rules/records.ts'
import { requirePermission } from '#features/staff/server/require-permission.ts'
import { isUuid } from '#lib/ids.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import type { FirmTx } from '#ports/database.ts'
import { problem } from '../../rules/clients/problems.ts'
import type { InviteClientsDeps } from './deps.ts'

/** A person without an account, before anything is locked. */
export async function findInvited(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  participantId: string,
): Promise<ParticipantRecord> {
  requirePermission(deps, viewer, 'invite-clients')
  const { firmId } = viewer
  const key = { participantId: participantId.toLowerCase(), firmId }
  const { db } = deps.workspaceDatabase.forFirm(firmId)
  const person = isUuid(participantId) ? await findParticipant(db, key) : undefined
  if (!person) throw problem('invite.person-absent')
  if (person.accountId !== null) throw problem('invite.has-account')
  return person
}

/** Only for a person without an account. */
export function changeInvited<Result>(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  participantId: string,
  work: (tx: FirmTx, person: ParticipantRecord) => Promise<Result>,
): Promise<Result> {
  return changePerson(deps, viewer, participantId, (tx, person) => {
    if (person.accountId !== null) throw problem('invite.has-account')
    return work(tx, person)
  })
}

/**
 * Runs a change of a person in a case that is not complete. Locks the person, so that a client who
 * joins at this moment comes before or after.
 */
export async function changePerson<Result>(
  deps: InviteClientsDeps,
  viewer: StaffViewer,
  participantId: string,
  work: (tx: FirmTx, person: ParticipantRecord) => Promise<Result>,
): Promise<Result> {
  requirePermission(deps, viewer, 'invite-clients')
  const { firmId, staffId } = viewer
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const key = { participantId: participantId.toLowerCase(), firmId }
    const known = isUuid(participantId) ? await findParticipant(tx, key) : undefined
    const person = known && (await lockParticipantById(tx, key))
    if (!person) throw problem('invite.person-absent')
    const [facts] = await listCaseFactsOf(tx, [person])
    if (facts?.status === 'Complete' || person.outcome !== null)
      throw problem('invite.case-complete')
    const result = await work(tx, person)
    await deps.caseChanged(tx, person, { staffId })
    return result
  })
}
