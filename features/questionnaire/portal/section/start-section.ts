import type { CurrentCase } from '#features/cases/portal/current-case/current-case-context.ts'
import { graph } from '#ui/graphql/graph.ts'
import { getKey } from '#ui/graphql/hooks.ts'
import { queryClient } from '#ui/graphql/query-client.ts'
import { findHintedQuestion } from '../hinted-question.ts'
import { findDebtor } from '../viewer-debtor.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import { sectionById, startResumeQuestionnaireSection } from '../questionnaire.operations.ts'
import { pathToGoOn, placeToGoOn } from './summary-rows.ts'
import { liveSection } from '../saving/live-section.ts'
import { lastPlace } from '../visits.ts'

/** Returns false when the server refuses. */
export async function startSection(caseId: string, sectionId: string): Promise<boolean> {
  const { startResumeQuestionnaireSection: result } = await graph.run(
    startResumeQuestionnaireSection,
    { request: { caseId, sectionId } },
  )
  return result.success
}

/** Returns the address of the next question or the summary. Undefined after a refusal. */
export async function startAtQuestion(
  matter: CurrentCase,
  sectionId: string,
): Promise<string | undefined> {
  if (!(await startSection(matter.id, sectionId))) return undefined
  const variables = { caseId: matter.id, sectionId }
  const read = await queryClient.fetchQuery({
    queryKey: getKey(sectionById, variables),
    queryFn: ({ signal }) => graph.run(sectionById, variables, { signal }),
    staleTime: 0,
  })
  const live = liveSection(read.sectionById, () => undefined)
  const place = placeToGoOn(
    live.groups,
    findHintedQuestion(live.section, lastPlace(matter.id)),
    findDebtor(matter),
  )
  return place ? pathToGoOn(live, place) : questionnairePaths.sectionSummary(sectionId)
}
