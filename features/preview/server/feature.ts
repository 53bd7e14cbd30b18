import { previewLinkResolvers, previewResolvers } from './preview.resolvers.ts'

export const feature = {
  resolvers: [previewResolvers],
  workspaceResolvers: [previewLinkResolvers],
} as const
