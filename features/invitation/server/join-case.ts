// What an invitation leads to once its person has an account.
import { findAccount } from '#features/account/server/accounts.ts'
import {
  holdParticipant,
  joinCase,
  placesOf,
} from '#features/cases/server/participants/participants.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import { lockInvitation, useUpInvitations } from './invitation.store.ts'

/** The invitation by which an account came to be is used up with its completion. */
export async function invitationFulfilled(tx: Tx, accountId: string): Promise<void> {
  for (const { id } of await placesOf(tx, accountId)) await useUpInvitations(tx, id)
}

/**
 * A second invitation, opened by somebody who has an account: the new case is joined after the second factor, when a verified channel of theirs is the
 * one the firm invited (decisions 2.3). Nobody takes both places of a case. Anything else changes nothing.
 */
export async function joinInvitedCase(
  world: { readonly audit: Audit },
  tx: Tx,
  arrival: { readonly accountId: string; readonly invitationId: string },
): Promise<void> {
  const invitation = await lockInvitation(tx, arrival.invitationId)
  const participant = invitation?.isOpen
    ? await holdParticipant(tx, invitation.participantId)
    : undefined
  const account = await findAccount(tx, arrival.accountId)
  if (!participant || !account || participant.accountId !== null) return
  const isTheirs =
    (account.isEmailVerified && account.emailAddress === participant.email) ||
    (account.isMobileVerified && account.mobilePhone === participant.mobilePhone)
  if (
    !isTheirs ||
    (await placesOf(tx, account.id)).some(({ caseId }) => caseId === participant.caseId)
  )
    return
  await joinCase(tx, participant.id, account.id)
  await useUpInvitations(tx, participant.id)
  await world.audit.record(
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
