import type { Resolvers } from '#contract/workspace.generated.ts'
import type { ClientsDeps } from '#features/cases/server/clients/deps.ts'
import type { Chapter } from '../../rules/categories/category-kind.ts'
import { changeReasons, readReasons } from './review-reasons.ts'
import { changeChecklist, readChecklist } from './checklist-template.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function documentSettingsResolvers(deps: ClientsDeps) {
  return {
    Query: {
      checklistTemplate: (_, { chapter }, { viewer }) =>
        readChecklist(deps, viewer, readChapter(chapter)),
      reviewReasons: (_, __, { viewer }) => readReasons(deps, viewer),
    },
    Mutation: {
      changeChecklistTemplate: (_, { chapter, ...input }, { viewer }) =>
        changeChecklist(deps, viewer, { ...input, chapter: readChapter(chapter) }),
      changeReviewReasons: (_, input, { viewer }) => changeReasons(deps, viewer, input),
    },
  } satisfies Resolvers
}

function readChapter(chapter: number): Chapter {
  return chapter === 13 ? 13 : 7
}
