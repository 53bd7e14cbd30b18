import { activityResolvers } from './activity/activity.resolvers.ts'
import { clientsResolvers } from './clients.resolvers.ts'

export const feature = { workspaceResolvers: [clientsResolvers, activityResolvers] } as const
