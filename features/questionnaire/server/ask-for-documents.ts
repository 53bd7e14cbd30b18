// Asks for the documents that the complete answers of all sections speak of, whenever a section is completed and at the end (decisions, questionnaire B8.1).
import { requestCategories } from '#features/documents/server/request-categories.ts'
import type { Tx } from '#ports/database.ts'
import { decidingQuestions, wishesOf } from '../rules/asked-documents.ts'
import { answerRows, type QuestionStates } from './answers.store.ts'
import { openText } from './sealed-answers.ts'
import type { StandingQuestionnaire } from './standing.ts'
import type { QuestionnaireWorld } from './world.ts'

/** The questionnaire is held by this transaction. What is kept apart from the answers is not read: no rule may look at it. */
export async function askForDocuments(world: QuestionnaireWorld, tx: Tx, standing: StandingQuestionnaire, states: QuestionStates): Promise<void> {
  const { caseId, content, shapeNow: shape } = standing
  const deciding = decidingQuestions(content, shape)
  if (deciding.size === 0) return
  const rows = (await answerRows(tx, { caseId })).filter(({ questionKey }) => deciding.has(questionKey))
  const answers = new Map(rows.map(({ questionKey, revision, sealed }) => [questionKey, openText(world, standing, questionKey, revision, sealed)]))
  await requestCategories(world, tx, standing, wishesOf({ content, shape, states, answers }))
}
