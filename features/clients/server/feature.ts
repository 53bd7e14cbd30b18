import { clientsEvents } from '../audit-events.ts'
import { activityResolvers } from './activity/activity.resolvers.ts'
import { clientsResolvers } from './clients.resolvers.ts'

export const feature = {
  auditEvents: clientsEvents,
  workspaceResolvers: [clientsResolvers, activityResolvers],
} as const
