import type { Resolvers } from '#contract/workspace.generated.ts'
import type { ClientsDeps } from '#features/cases/server/clients/deps.ts'
import { getRefusal } from '#lib/problem.ts'
import type { Chapter } from '../../rules/categories/category-kind.ts'
import { problem } from '../../rules/checklist/checklist-template.ts'
import { changeChecklist, readChecklist } from './checklist-template.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function checklistResolvers(deps: ClientsDeps) {
  return {
    Query: {
      checklistTemplate: (_, { chapter }, { viewer }) =>
        readChecklist(deps, viewer, readChapter(chapter)),
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
    },
  } satisfies Resolvers
}

function readChapter(chapter: number): Chapter {
  return chapter === 13 ? 13 : 7
}
