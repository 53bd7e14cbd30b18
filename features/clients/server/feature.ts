import { clientsEvents } from '../audit-events.ts'
import { activityResolvers } from './activity/activity.resolvers.ts'
import { clientsResolvers } from './clients.resolvers.ts'
import { countHeldFilters, handOverFilters } from './held-filters.ts'

export const feature = {
  auditEvents: clientsEvents,
  workspaceResolvers: [clientsResolvers, activityResolvers],
  heldWork: () => ({ count: countHeldFilters, handOver: handOverFilters }),
} as const
