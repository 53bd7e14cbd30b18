// The invitation room's table of contents.
import type { Resolvers } from '#contract/server.generated.ts'
import { accountCreationUnderWay } from './creation-under-way.ts'
import { findInviterOfAccount } from './inviter.ts'
import { lookUpInvitation } from './look-up-invitation.ts'
import {
  confirmSignup,
  resendConfirmationCode,
  signUp,
  updateAccountContactInfo,
} from './sign-up.ts'
import type { InvitationWorld } from './world.ts'

export function invitationResolvers(world: InvitationWorld) {
  return {
    Query: {
      accountByInvitationToken: (_, { invitationGuid, invitationId }, { viewer, setCookie }) =>
        lookUpInvitation(world, viewer, setCookie, invitationGuid ?? invitationId ?? ''),
      accountCreationUnderWay: (_, { invitationGuid }, { viewer }) =>
        accountCreationUnderWay(world, viewer, invitationGuid),
    },
    InvitationLookup: { welcomeVideoUrl: () => world.welcomeVideoUrl ?? null },
    Account: { inviter: ({ id }) => findInviterOfAccount(world.database.db, id) },
    Mutation: {
      updateAccountContactInfo: (_, typed, { viewer }) =>
        updateAccountContactInfo(world, viewer, typed),
      signUp: (_, { signup }, { viewer }) => signUp(world, viewer, signup),
      confirmSignup: (_, { userName, code }, { viewer }) =>
        confirmSignup(world, viewer, userName, code),
      resendConfirmationCode: (_, { userName }, { viewer }) =>
        resendConfirmationCode(world, viewer, userName),
    },
  } satisfies Resolvers
}
