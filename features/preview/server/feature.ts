import { previewEvents } from '../audit-events.ts'
import { previewLinkResolvers, previewResolvers } from './preview.resolvers.ts'

export const feature = {
  auditEvents: previewEvents,
  resolvers: [previewResolvers],
  workspaceResolvers: [previewLinkResolvers],
} as const
