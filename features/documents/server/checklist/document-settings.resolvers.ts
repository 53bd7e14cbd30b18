import type { Resolvers } from '#contract/workspace.generated.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import {
  changeNamedChecklists,
  changeTemplate,
  namedChecklists,
  readTemplate,
} from './named/named-checklists.ts'
import { reviewReasons } from '../review/review-reasons.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function documentSettingsResolvers(deps: WorkspaceDeps) {
  return {
    Query: {
      checklistTemplate: (_, input, { viewer }) => readTemplate(deps, viewer, input),
      namedChecklists: (_, __, { viewer }) => namedChecklists.read(deps, viewer, {}),
      reviewReasons: (_, __, { viewer }) => reviewReasons.read(deps, viewer, {}),
    },
    Mutation: {
      changeChecklistTemplate: (_, input, { viewer }) => changeTemplate(deps, viewer, input),
      changeNamedChecklists: (_, input, { viewer }) => changeNamedChecklists(deps, viewer, input),
      changeReviewReasons: (_, { version, reasons: input }, { viewer }) =>
        reviewReasons.change(deps, viewer, { version, input, part: {} }),
    },
  } satisfies Resolvers
}
