// Tells the firm by e-mail what a saved answer asks of it. The mail holds no answer and no amount, only where to look (decisions, questionnaire B2.7, B3).
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { fillIn } from '#kit/problem.ts'
import type { Tx } from '#ports/database.ts'
import { firmAlerts } from '../rules/words.en.ts'
import type { AnswerNews } from './answer-news.ts'
import type { OpenedQuestionnaire } from './standing.ts'
import type { QuestionnaireWorld } from './world.ts'

/** The link leads into the firm's workspace, to the question. */
export async function tellFirmOfAnswer(world: QuestionnaireWorld, tx: Tx, { caseId, names, viewerDebtor }: OpenedQuestionnaire, { kind, questionKey }: AnswerNews): Promise<void> {
  const link = `${world.publicUrl}/workspace/cases/${caseId}/intake?question=${encodeURIComponent(questionKey)}`
  const { subject, body } = firmAlerts[kind]
  await alertFirmOfCase(world, tx, caseId, { subject, body: fillIn(body, { name: names[viewerDebtor], link }) })
}
