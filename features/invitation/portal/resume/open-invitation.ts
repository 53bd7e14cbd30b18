// Opening an invitation: whoever was signed in is signed out first, then the link is looked up.
import { endSession } from '#features/sign-in/portal/session/session.ts'
import { graph } from '#ui/graphql/graph.ts'
import { accountByInvitation, type AccountByInvitationQuery } from '../invitation.operations.ts'

export type Invitation = AccountByInvitationQuery['accountByInvitationToken']

/** Entering signs out and clears all state (seeds/000, section 2). Throws a GraphProblem when the server cannot be reached. */
export async function openInvitation(invitationGuid: string): Promise<Invitation> {
  await endSession()
  const { accountByInvitationToken } = await graph.run(
    accountByInvitation,
    { invitationGuid },
    { anonymous: true },
  )
  return accountByInvitationToken
}
