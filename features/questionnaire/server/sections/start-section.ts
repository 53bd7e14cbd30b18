import type { ClientViewer } from '#lib/viewer.ts'
import { problem } from '../../rules/problems.ts'
import { getStarted } from '../../rules/progress/section-status.ts'
import { lockQuestionnaire, requireOpen, sectionIn } from '../open-questionnaire.ts'
import { reportProblem, type Outcome } from '../outcome.ts'
import { markStarted, setVersion } from '../questionnaire.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

export interface SectionRequest {
  readonly caseId: string
  readonly sectionId: string
}

/** The first start pins the content of the case (spec: questionnaire#start-section). */
export function startSection(
  deps: QuestionnaireDeps,
  viewer: ClientViewer,
  { caseId, sectionId }: SectionRequest,
): Promise<Outcome> {
  return reportProblem(() =>
    deps.database.transact(async (tx) => {
      const opened = await lockQuestionnaire(deps, tx, viewer, caseId)
      const section = sectionIn(opened, sectionId)
      requireOpen(opened)
      const status = getStarted(section.status)
      if (status === undefined) throw problem('questionnaire.section-read-only')
      if (opened.version === null) await setVersion(tx, opened, opened.content.version)
      await markStarted(tx, section, { status, openedBy: viewer.accountId })
    }),
  )
}
