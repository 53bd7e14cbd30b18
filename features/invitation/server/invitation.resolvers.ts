import type { Resolvers } from '#contract/server.generated.ts'
import { accountCreationUnderWay } from './creation-under-way.ts'
import { findInviterOfAccount } from './inviter.ts'
import { lookUpInvitation } from './look-up-invitation.ts'
import { confirmSignup, resendConfirmationCode, signUp } from './sign-up.ts'
import { updateAccountContactInfo } from './contact-info.ts'
import type { InvitationDeps } from './deps.ts'

export function invitationResolvers(deps: InvitationDeps) {
  return {
    Query: {
      accountByInvitationToken: (_, { invitationGuid, invitationId }, { viewer, setCookie }) =>
        lookUpInvitation(deps, viewer, setCookie, invitationGuid ?? invitationId ?? ''),
      accountCreationUnderWay: (_, { invitationGuid }, { viewer }) =>
        accountCreationUnderWay(deps, viewer, invitationGuid),
    },
    InvitationLookup: { welcomeVideoUrl: () => deps.welcomeVideoUrl ?? null },
    Account: { inviter: ({ id }) => findInviterOfAccount(deps.database.db, id) },
    Mutation: {
      updateAccountContactInfo: (_, typed, { viewer }) =>
        updateAccountContactInfo(deps, viewer, typed),
      signUp: (_, { signup }, { viewer }) => signUp(deps, viewer, signup),
      confirmSignup: (_, { userName, code }, { viewer }) =>
        confirmSignup(deps, viewer, userName, code),
      resendConfirmationCode: (_, { userName }, { viewer }) =>
        resendConfirmationCode(deps, viewer, userName),
    },
  } satisfies Resolvers
}
