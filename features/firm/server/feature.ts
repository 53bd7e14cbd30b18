import { firmResolvers, officesResolvers } from './firm.resolvers.ts'

export const feature = {
  resolvers: [firmResolvers],
  workspaceResolvers: [officesResolvers],
} as const
