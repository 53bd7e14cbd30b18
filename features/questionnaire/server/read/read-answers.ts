// The saved answers, opened as the viewer may see them.
import type { Db } from '#ports/database.ts'
import type { JsonObject } from '../../rules/content/model.ts'
import { answerRows, type AnswerRow } from './answers.store.ts'
import { openAnswer, shownTo } from '../save/sealed-answers.ts'
import type { OpenedQuestionnaire } from '../standing.ts'
import type { QuestionnaireWorld } from '../world.ts'

export interface ReadAnswer {
  readonly id: string
  readonly questionKey: string
  readonly revision: number
  readonly savedAt: Date
  /** With masks, and without what is the other debtor's. */
  readonly data: JsonObject
}

/** The answers of a section as the viewer may see them. */
export async function answersOfSection(
  world: QuestionnaireWorld,
  db: Db,
  opened: OpenedQuestionnaire,
  sectionId: string,
): Promise<readonly ReadAnswer[]> {
  return (await answerRows(db, { sectionId })).map((row) => readAs(world, opened, row))
}

/** To some questions of the case, wherever they stand. */
export async function answersToQuestions(
  world: QuestionnaireWorld,
  db: Db,
  opened: OpenedQuestionnaire,
  questionKeys: readonly string[],
): Promise<readonly ReadAnswer[]> {
  if (questionKeys.length === 0) return []
  return (await answerRows(db, { caseId: opened.caseId, questionKeys })).map((row) =>
    readAs(world, opened, row),
  )
}

function readAs(
  world: QuestionnaireWorld,
  opened: OpenedQuestionnaire,
  row: AnswerRow,
): ReadAnswer {
  const { id, questionKey, revision, savedAt } = row
  return {
    id,
    questionKey,
    revision,
    savedAt,
    data: shownTo(opened.viewerDebtor, openAnswer(world, opened, row)),
  }
}
