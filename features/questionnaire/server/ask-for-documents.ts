import { requestCategories } from '#features/documents/server/review/ask/request-categories.ts'
import type { Tx } from '#ports/database.ts'
import { decidingQuestions, listDocumentNeeds } from '../rules/documents/asked-documents.ts'
import type { QuestionStates } from '../rules/saving/question-states.ts'
import { answerRows } from './read/answers.store.ts'
import { openText } from './read/sealed-answers.ts'
import type { Questionnaire } from './load-questionnaire.ts'
import type { QuestionnaireDeps } from './deps.ts'

/**
 * The caller must hold the lock on the questionnaire's row. Hidden sections count as unknown.
 * Private values stay sealed, since no rule may read them (spec: questionnaire#documents-asked,
 * questionnaire#documents-privacy, questionnaire#hidden-section).
 */
export async function askForDocuments(
  deps: QuestionnaireDeps,
  tx: Tx,
  questionnaire: Questionnaire,
  statesOfAll: QuestionStates,
): Promise<void> {
  const { caseId, firmId, content, shapeNow: shape, sections } = questionnaire
  const displayed = new Set(
    sections.flatMap(({ systemName, isDisplayed }) => (isDisplayed ? [systemName] : [])),
  )
  const deciding = decidingQuestions(content, shape, displayed)
  if (deciding.size === 0) return
  const rows = await answerRows(tx, { caseId, firmId, questionKeys: [...deciding] })
  const answers = new Map(
    rows.map(({ questionKey, revision, sealed }) => [
      questionKey,
      openText(deps, questionnaire, questionKey, revision, sealed),
    ]),
  )
  const states = new Map([...statesOfAll].filter(([key]) => deciding.has(key)))
  await requestCategories(
    deps,
    tx,
    questionnaire,
    listDocumentNeeds({ content, shape, states, answers }),
  )
}
