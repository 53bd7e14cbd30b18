// Tells the firm by e-mail what a saved answer asks of it. The mail holds no answer and no amount, only where to look (decisions, questionnaire B2.7, B3).
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { fillIn } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { instancesOf } from '../../rules/answers/instances.ts'
import { firmAlerts } from '../../rules/words.en.ts'
import type { AnswerNews } from './answer-news.ts'
import type { OpenedQuestionnaire } from '../standing.ts'
import type { QuestionnaireWorld } from '../world.ts'

/** Names the question and the command that shows it: no page for the firm exists yet. */
export async function tellFirmOfAnswer(
  world: QuestionnaireWorld,
  tx: Tx,
  { caseId, names, viewerDebtor, content, shapeNow }: OpenedQuestionnaire,
  { kind, questionKey }: AnswerNews,
): Promise<void> {
  const instance = instancesOf(content, shapeNow).get(questionKey)
  const params = {
    name: names[viewerDebtor],
    caseId,
    questionKey,
    question: instance?.question.name.en ?? questionKey,
    section: instance?.section.name.en ?? '',
  }
  const { subject, body } = firmAlerts[kind]
  await alertFirmOfCase(world, tx, caseId, { subject, body: fillIn(body, params) })
}
