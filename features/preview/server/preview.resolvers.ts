import type { Resolvers } from '#contract/server.generated.ts'
import type { Resolvers as WorkspaceResolvers } from '#contract/workspace.generated.ts'
import { createPreviewLink } from './create-preview-link.ts'
import { startPreview } from './start-preview.ts'
import type { PreviewDeps } from './deps.ts'

export function previewResolvers(deps: PreviewDeps) {
  return {
    Mutation: {
      startPreview: async (_, { token }, { viewer }) => ({
        success: true,
        ...(await startPreview(deps, viewer.source, token)),
      }),
    },
  } satisfies Resolvers
}

/** The part of the workspace. */
export function previewLinkResolvers(deps: PreviewDeps) {
  return {
    Mutation: {
      createPreviewLink: async (_, { participantId }, { viewer }) => ({
        success: true,
        ...(await createPreviewLink(deps, viewer, participantId)),
      }),
    },
  } satisfies WorkspaceResolvers
}
