import type { Resolvers } from '#contract/workspace.generated.ts'
import type { DocumentsDeps } from '../deps.ts'
import type { QueueDeps } from '../review/decide/deps.ts'
import { requestExtra, setRequirement } from './change-checklist.ts'
import { previewLetter, sendLetter } from './missing-letter.ts'
import { changeCaseTemplate, readTemplateChange } from './named/case-template.ts'
import { readCaseChecklist } from './read-case-checklist.ts'
import { sendToClient } from './send-to-client.ts'

/** Expected refusals are thrown; the schema turns them into results (security#refusals-inside). */
export function caseChecklistResolvers(deps: DocumentsDeps & QueueDeps) {
  return {
    Query: {
      caseChecklist: (_, { caseId }, { viewer }) => readCaseChecklist(deps, viewer, caseId),
      caseTemplateChange: (_, input, { viewer }) => readTemplateChange(deps, viewer, input),
      missingLetter: (_, input, { viewer }) => previewLetter(deps, viewer, input),
    },
    Mutation: {
      changeCaseTemplate: async (_, input, { viewer }) => {
        await changeCaseTemplate(deps, viewer, input)
        return { success: true }
      },
      setCategoryRequirement: async (_, input, { viewer }) => ({
        success: true,
        checklist: await setRequirement(deps, viewer, input),
      }),
      requestExtraDocument: async (_, input, { viewer }) => ({
        success: true,
        checklist: await requestExtra(deps, viewer, input),
      }),
      sendMissingLetter: async (_, input, { viewer }) => ({
        success: true,
        checklist: await sendLetter(deps, viewer, input),
      }),
      sendToClient: async (_, { file, input }, { viewer }) => ({
        success: true,
        documentId: await sendToClient(deps, viewer, file, input),
      }),
    },
  } satisfies Resolvers
}
