import { firmEvents } from '../audit-events.ts'
import { firmResolvers, officesResolvers } from './firm.resolvers.ts'

export const feature = {
  auditEvents: firmEvents,
  resolvers: [firmResolvers],
  workspaceResolvers: [officesResolvers],
} as const
