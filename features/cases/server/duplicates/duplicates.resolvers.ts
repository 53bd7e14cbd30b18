import type { Resolvers } from '#contract/workspace.generated.ts'
import { listSimilarCases, mergeDuplicate, type DuplicatesDeps } from './merge-duplicate.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function duplicatesResolvers(deps: DuplicatesDeps) {
  return {
    Query: {
      similarCases: (_, { caseId }, { viewer }) => listSimilarCases(deps, viewer, caseId),
    },
    Mutation: {
      mergeDuplicate: async (_, input, { viewer }) => {
        await mergeDuplicate(deps, viewer, input)
        return { success: true }
      },
    },
  } satisfies Resolvers
}
