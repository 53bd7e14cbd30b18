import type { Resolvers } from '#contract/workspace.generated.ts'
import { readActivity, type ActivityDeps } from './read-activity.ts'

export function activityResolvers(deps: ActivityDeps) {
  return {
    Query: {
      caseEvents: (_, { caseId, after }, { viewer }) => readActivity(deps, viewer, caseId, after),
    },
  } satisfies Resolvers
}
