import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { fillIn } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { listInstances } from '../../rules/answers/instances.ts'
import { firmAlerts } from '../../rules/words.en.ts'
import type { AnswerNews } from './answer-news.ts'
import type { OpenedQuestionnaire } from '../standing.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** The email names the question and holds no answer (spec: questionnaire#help-notified). */
export async function notifyFirmOfAnswer(
  deps: QuestionnaireDeps,
  tx: Tx,
  { caseId, names, viewerDebtor, content, shapeNow }: OpenedQuestionnaire,
  { kind, questionKey }: AnswerNews,
): Promise<void> {
  const instance = listInstances(content, shapeNow).get(questionKey)
  const params = {
    name: names[viewerDebtor],
    caseId,
    questionKey,
    question: instance?.question.name.en ?? questionKey,
    section: instance?.section.name.en ?? '',
  }
  const { subject, body } = firmAlerts[kind]
  await alertFirmOfCase(deps, tx, caseId, { subject, body: fillIn(body, params) })
}
