import type { Resolvers } from '#contract/workspace.generated.ts'
import { cancelChannelChange, planChannelChange } from './change-channel.ts'
import { sendCodesByEmail, unlockClient } from './client-access.ts'
import { readClientAccess, type AccessDeps } from './read-access.ts'

export function accessResolvers(deps: AccessDeps) {
  return {
    Query: {
      clientAccess: async (_, { participantId }, { viewer }) =>
        (await readClientAccess(deps, viewer, participantId)) ?? null,
    },
    Mutation: {
      unlockClient: async (_, input, { viewer }) => ({
        success: true,
        access: await unlockClient(deps, viewer, input),
      }),
      sendCodesByEmail: async (_, input, { viewer }) => ({
        success: true,
        access: await sendCodesByEmail(deps, viewer, input),
      }),
      planChannelChange: async (_, input, { viewer }) => ({
        success: true,
        access: await planChannelChange(deps, viewer, input),
      }),
      cancelChannelChange: async (_, { participantId }, { viewer }) => ({
        success: true,
        access: await cancelChannelChange(deps, viewer, participantId),
      }),
    },
  } satisfies Resolvers
}
