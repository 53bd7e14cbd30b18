import { summarizeCases } from '#features/cases/server/summarize-case.ts'
import type { SummaryPart } from '#features/cases/server/summary-facts.ts'
import { summarizeCourses } from '#features/courses/server/summarize-courses.ts'
import { summarizeDocuments } from '#features/documents/server/read/summarize-documents.ts'
import { summarizeInvitations } from '#features/invitation/server/summarize-invitations.ts'
import { summarizeQuestionnaires } from '#features/questionnaire/server/summarize-questionnaires.ts'

/** What each feature adds to the client list. */
export function summaryParts(
  deps: Parameters<typeof summarizeDocuments>[0],
): readonly SummaryPart[] {
  return [
    summarizeCases,
    summarizeInvitations,
    summarizeDocuments(deps),
    summarizeQuestionnaires,
    summarizeCourses,
  ]
}
