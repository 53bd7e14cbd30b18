import type { Db } from '#ports/database.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { answerRows, type AnswerRow } from './answers.store.ts'
import { maskFor } from '../../rules/private/opened-answer.ts'
import { openAnswer } from './sealed-answers.ts'
import type { OpenedQuestionnaire } from '../load-questionnaire.ts'
import type { QuestionnaireDeps } from '../deps.ts'

export interface ReadAnswer {
  readonly id: string
  readonly questionKey: string
  readonly revision: number
  readonly savedAt: Date
  /** The answer with masks, and without the other debtor's private values. */
  readonly data: JsonObject
}

export async function answersOfSection(
  deps: QuestionnaireDeps,
  db: Db,
  opened: OpenedQuestionnaire,
  sectionId: string,
): Promise<readonly ReadAnswer[]> {
  const { firmId } = opened
  return (await answerRows(db, { sectionId, firmId })).map((row) => readAs(deps, opened, row))
}

/** Reads answers from any section of the case. */
export async function answersToQuestions(
  deps: QuestionnaireDeps,
  db: Db,
  opened: OpenedQuestionnaire,
  questionKeys: readonly string[],
): Promise<readonly ReadAnswer[]> {
  if (questionKeys.length === 0) return []
  const { caseId, firmId } = opened
  const rows = await answerRows(db, { caseId, firmId, questionKeys })
  return rows.map((row) => readAs(deps, opened, row))
}

function readAs(deps: QuestionnaireDeps, opened: OpenedQuestionnaire, row: AnswerRow): ReadAnswer {
  const { id, questionKey, revision, savedAt } = row
  return {
    id,
    questionKey,
    revision,
    savedAt,
    data: maskFor(opened.privateOf, openAnswer(deps, opened, row)),
  }
}
