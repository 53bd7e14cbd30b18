import { findAccount } from '#features/account/server/accounts.ts'
import type { CaseChanged } from '#features/cases/server/summary-facts.ts'
import { notifyOfCase, type StaffNoticeDeps } from '#features/cases/server/notify-staff.ts'
import {
  getParticipantKey,
  joinCase,
  listPlaces,
  lockParticipantById,
} from '#features/cases/server/participants/participants.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { findInvitationById, invalidateInvitations, lockInvitation } from './invitation.store.ts'

/** Marks the invitations of a completed account as used. */
export async function invitationFulfilled(tx: Tx, accountId: string): Promise<void> {
  for (const place of await listPlaces(tx, accountId))
    await invalidateInvitations(tx, getParticipantKey(place))
}

/**
 * A proven channel must match the one that the firm entered (spec: accounts#join-by-invitation).
 */
export async function joinInvitedCase(
  deps: StaffNoticeDeps & { readonly audit: Audit; readonly caseChanged: CaseChanged },
  tx: Tx,
  arrival: { readonly accountId: string; readonly invitationId: string },
): Promise<void> {
  const named = await findInvitationById(tx, arrival.invitationId)
  const invitation = named && (await lockInvitation(tx, named))
  const participant = invitation?.isOpen ? await lockParticipantById(tx, invitation) : undefined
  const account = await findAccount(tx, arrival.accountId)
  if (!participant || !account || participant.accountId !== null) return
  const isOwnInvitation =
    (account.isEmailVerified && account.emailAddress === participant.email) ||
    (account.isMobileVerified && account.mobilePhone === participant.mobilePhone)
  if (
    !isOwnInvitation ||
    (await listPlaces(tx, account.id)).some(({ caseId }) => caseId === participant.caseId)
  )
    return
  const key = getParticipantKey(participant)
  await joinCase(deps, tx, key, account.id)
  await invalidateInvitations(tx, key)
  const name = `${participant.givenName} ${participant.familyName}`
  await notifyOfCase(deps, tx, participant, 'case.joined', [name])
  await deps.audit.record(
    {
      event: 'case.joined',
      outcome: 'done',
      accountId: account.id,
      firmId: participant.firmId,
      object: participant.caseId,
    },
    tx,
  )
}
