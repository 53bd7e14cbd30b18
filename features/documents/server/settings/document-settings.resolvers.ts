import type { Resolvers } from '#contract/workspace.generated.ts'
import type { ClientsDeps } from '#features/cases/server/clients/deps.ts'
import { getRefusal } from '#lib/problem.ts'
import type { Chapter } from '../../rules/categories/category-kind.ts'
import { problem } from '../../rules/checklist/checklist-template.ts'
import { problem as reasonProblem } from '../../rules/reasons/review-reasons.ts'
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
      changeChecklistTemplate: async (_, { chapter, ...input }, { viewer }) => {
        const { isOutdated, template } = await changeChecklist(deps, viewer, {
          ...input,
          chapter: readChapter(chapter),
        })
        return isOutdated
          ? { ...getRefusal(problem('documents.checklist-changed')), template }
          : { success: true, template }
      },
      changeReviewReasons: async (_, input, { viewer }) => {
        const { isOutdated, reviewReasons } = await changeReasons(deps, viewer, input)
        return isOutdated
          ? { ...getRefusal(reasonProblem('documents.reasons-changed')), reviewReasons }
          : { success: true, reviewReasons }
      },
    },
  } satisfies Resolvers
}

function readChapter(chapter: number): Chapter {
  return chapter === 13 ? 13 : 7
}
