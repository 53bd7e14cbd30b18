import type { SummaryPart } from '#features/cases/server/summary-facts.ts'
import { isDone, sectionStatus } from '../rules/progress/section-status.ts'
import { listOutlines, type QuestionnaireOutline } from './firm/firm-questionnaires.store.ts'
import { listHelpRequests } from './firm/help-requests.store.ts'

/** Sections that the client sees, those handed in, and questions that wait for help. */
export const summarizeQuestionnaires: SummaryPart = async (db, cases) => {
  const outlines = await listOutlines(db, cases)
  const helps = await listHelpRequests(db, cases)
  return new Map(
    cases.map(({ caseId }) => {
      const outline = outlines.get(caseId)
      if (!outline?.isDisplayed) return [caseId, { counts: {} }]
      const shown = outline.sections.filter(({ isDisplayed }) => isDisplayed)
      const done = shown.filter(({ status }) => isDone(status))
      const toCheck = shown.filter(({ status }) => status === sectionStatus.submitted)
      const help = helps.get(caseId)
      const isOpen = done.length < shown.length
      return [
        caseId,
        {
          counts: {
            sectionsShown: shown.length,
            sectionsDone: done.length,
            sectionsToCheck: toCheck.length,
            checkSince: toCheck.length > 0 ? outline.submittedAt : null,
            helpRequests: help?.count ?? 0,
            helpSince: help?.since ?? null,
          },
          filing: {
            sectionsApproved: shown.filter(isApproved).length,
            warnings: outline.warnings,
          },
          deadlines:
            outline.dueOn !== null && isOpen
              ? [{ kind: 'questionnaire', debtor: 0, day: outline.dueOn }]
              : [],
        },
      ]
    }),
  )
}

/** A check outlives the state that it confirmed. */
function isApproved({ status, isApproved: is }: QuestionnaireOutline['sections'][number]): boolean {
  return is && status === sectionStatus.imported
}
