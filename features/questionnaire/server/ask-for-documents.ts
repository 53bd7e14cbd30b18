// Asks for the documents that the complete answers of all sections speak of, whenever a section is completed and at the end (decisions, questionnaire B8.1).
import { requestCategories } from '#features/documents/server/review/request-categories.ts'
import type { Tx } from '#ports/database.ts'
import { decidingQuestions, wishesOf } from '../rules/documents/asked-documents.ts'
import { answerRows, type QuestionStates } from './read/answers.store.ts'
import { openText } from './save/sealed-answers.ts'
import type { StandingQuestionnaire } from './standing.ts'
import type { QuestionnaireWorld } from './world.ts'

/**
 * The questionnaire is held by this transaction. Of a section that is not shown nothing is known: nobody can see or change what is answered there (decisions, questionnaire B3.10).
 * What is kept apart from the answers is not opened: no rule may look at it.
 */
export async function askForDocuments(
  world: QuestionnaireWorld,
  tx: Tx,
  standing: StandingQuestionnaire,
  statesOfAll: QuestionStates,
): Promise<void> {
  const { caseId, content, shapeNow: shape, sections } = standing
  const displayed = new Set(
    sections.flatMap(({ systemName, isDisplayed }) => (isDisplayed ? [systemName] : [])),
  )
  const deciding = decidingQuestions(content, shape, displayed)
  if (deciding.size === 0) return
  const rows = await answerRows(tx, { caseId, questionKeys: [...deciding] })
  const answers = new Map(
    rows.map(({ questionKey, revision, sealed }) => [
      questionKey,
      openText(world, standing, questionKey, revision, sealed),
    ]),
  )
  const states = new Map([...statesOfAll].filter(([key]) => deciding.has(key)))
  await requestCategories(world, tx, standing, wishesOf({ content, shape, states, answers }))
}
