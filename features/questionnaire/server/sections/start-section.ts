// startResumeQuestionnaireSection: opens a section for answering. The first one pins the content for the whole case.
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import { questionnaireProblems } from '../../rules/problems.ts'
import { started } from '../../rules/progress/section-status.ts'
import { holdQuestionnaire, sectionIn } from '../open-questionnaire.ts'
import { orSaid, type Outcome } from '../outcome.ts'
import { noteStarted, setVersion } from '../questionnaire.store.ts'
import type { QuestionnaireWorld } from '../world.ts'

const problem = problemsOf(questionnaireProblems)

export interface SectionRequest {
  readonly caseId: string
  readonly sectionId: string
}

/** Refused where a section can only be read (decisions, questionnaire B3). */
export function startSection(
  world: QuestionnaireWorld,
  viewer: ClientViewer,
  { caseId, sectionId }: SectionRequest,
): Promise<Outcome> {
  return orSaid(() =>
    world.database.transact(async (tx) => {
      const opened = await holdQuestionnaire(world, tx, viewer, caseId)
      const section = sectionIn(opened, sectionId)
      const status = started(section.status)
      if (status === undefined) throw problem('questionnaire.section-read-only')
      if (opened.version === null) await setVersion(tx, opened.caseId, opened.content.version)
      await noteStarted(tx, section.id, viewer.accountId, status)
    }),
  )
}
