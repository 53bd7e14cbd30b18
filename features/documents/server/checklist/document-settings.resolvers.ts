import type { Resolvers } from '#contract/workspace.generated.ts'
import type { WorkspaceDeps } from '#features/staff/server/workspace-deps.ts'
import { checklistTemplate } from './checklist-template.ts'
import type { OfChapter } from './checklist-template.store.ts'
import { reviewReasons } from '../review/review-reasons.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function documentSettingsResolvers(deps: WorkspaceDeps) {
  return {
    Query: {
      checklistTemplate: (_, { chapter }, { viewer }) =>
        checklistTemplate.read(deps, viewer, readPart(chapter)),
      reviewReasons: (_, __, { viewer }) => reviewReasons.read(deps, viewer, {}),
    },
    Mutation: {
      changeChecklistTemplate: (_, { chapter, version, items: input }, { viewer }) =>
        checklistTemplate.change(deps, viewer, { version, input, part: readPart(chapter) }),
      changeReviewReasons: (_, { version, reasons: input }, { viewer }) =>
        reviewReasons.change(deps, viewer, { version, input, part: {} }),
    },
  } satisfies Resolvers
}

function readPart(chapter: number): OfChapter {
  return { chapter: chapter === 13 ? 13 : 7 }
}
