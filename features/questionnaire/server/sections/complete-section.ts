import { getActor, type ClientViewer } from '#lib/viewer.ts'
import { problem } from '../../rules/problems.ts'
import { isWhole } from '../../rules/progress/progress.ts'
import { mayComplete, sectionStatus } from '../../rules/progress/section-status.ts'
import { findStatesOfCase } from '../read/answers.store.ts'
import { askForDocuments } from '../ask-for-documents.ts'
import { lockQuestionnaire, requireOpen, sectionIn } from '../open-questionnaire.ts'
import { reportProblem, type Outcome } from '../outcome.ts'
import { setSectionStatus } from '../questionnaire.store.ts'
import type { SectionRequest } from './start-section.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** A repeat changes nothing (spec: questionnaire#complete-section, questionnaire#is-rejected). */
export function completeSection(
  deps: QuestionnaireDeps,
  viewer: ClientViewer,
  { caseId, sectionId }: SectionRequest,
): Promise<Outcome> {
  return reportProblem(() =>
    deps.database.transact(async (tx) => {
      const opened = await lockQuestionnaire(deps, tx, viewer, caseId)
      const section = sectionIn(opened, sectionId)
      requireOpen(opened)
      if (section.status === sectionStatus.completed) return
      if (!mayComplete(section.status))
        throw problem(
          section.status === sectionStatus.notStarted
            ? 'questionnaire.section-incomplete'
            : 'questionnaire.section-read-only',
        )
      const states = await findStatesOfCase(tx, opened)
      if (!isWhole(opened.content, opened.shapeNow, section.systemName, states))
        throw problem('questionnaire.section-incomplete')
      await setSectionStatus(tx, section, sectionStatus.completed)
      await askForDocuments(deps, tx, opened, states)
      await deps.audit.record(
        {
          event: 'questionnaire.section-completed',
          outcome: 'done',
          ...getActor(viewer),
          firmId: opened.firmId,
          object: section.id,
        },
        tx,
      )
      await deps.caseChanged(tx, opened, { debtor: opened.viewerDebtor })
    }),
  )
}
