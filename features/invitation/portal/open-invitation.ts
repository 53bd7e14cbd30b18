import { endSession } from '#features/sign-in/portal/session/session.ts'
import { graph } from '#ui/graphql/graph.ts'
import { accountByInvitation, type AccountByInvitationQuery } from './invitation.operations.ts'

export type Invitation = AccountByInvitationQuery['accountByInvitationToken']

/** Ends the session of this browser first (spec: accounts#entering-signs-out). */
export async function openInvitation(invitationGuid: string): Promise<Invitation> {
  await endSession('invitation-opened')
  const { accountByInvitationToken } = await graph.run(
    accountByInvitation,
    { invitationGuid },
    { anonymous: true },
  )
  return accountByInvitationToken
}
