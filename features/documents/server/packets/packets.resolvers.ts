import type { Resolvers } from '#contract/workspace.generated.ts'
import type { PacketsDeps } from './deps.ts'
import { cancelPacket, makePacket } from './make-packet.ts'
import { readChoices, readPacket, readPacketsOfCase } from './read-packets.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function packetsResolvers(deps: PacketsDeps) {
  return {
    Query: {
      packetChoices: (_, { caseId }, { viewer }) => readChoices(deps, viewer, caseId),
      casePackets: (_, { caseId }, { viewer }) => readPacketsOfCase(deps, viewer, caseId),
      casePacket: async (_, { id }, { viewer }) => (await readPacket(deps, viewer, id)) ?? null,
    },
    Mutation: {
      makePacket: async (_, input, { viewer }) => ({
        success: true,
        packet: await makePacket(deps, viewer, input),
      }),
      cancelPacket: async (_, { id }, { viewer }) => ({
        success: true,
        packet: await cancelPacket(deps, viewer, id),
      }),
    },
  } satisfies Resolvers
}
