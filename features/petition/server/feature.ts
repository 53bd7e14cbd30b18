import { petitionEvents } from '../audit-events.ts'
import { petitionResolvers } from './petition.resolvers.ts'

export const feature = {
  auditEvents: petitionEvents,
  workspaceResolvers: [petitionResolvers],
} as const
