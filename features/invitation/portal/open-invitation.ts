import { endSession } from '#features/sign-in/portal/session/session.ts'
import { isLanguage } from '#lib/language.ts'
import { hasChosenLanguage } from '#ui/language/has-chosen-language.ts'
import { followLanguage } from '#ui/language/language.ts'
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
  await followInvitation(accountByInvitationToken)
  return accountByInvitationToken
}

/** The screens open in the language of the invitation (spec: accounts#invitation-language). */
export async function followInvitation({ language }: Pick<Invitation, 'language'>): Promise<void> {
  if (isLanguage(language) && !hasChosenLanguage()) await followLanguage(language)
}
