// The saved answers, opened as the viewer may see them.
import type { Db } from '#ports/database.ts'
import type { JsonObject } from '../rules/model.ts'
import { answerRows } from './answers.store.ts'
import { openAnswer, shownTo } from './sealed-answers.ts'
import type { OpenedQuestionnaire } from './standing.ts'
import type { QuestionnaireWorld } from './world.ts'

export interface ReadAnswer {
  readonly id: string
  readonly questionKey: string
  readonly revision: number
  readonly savedAt: Date
  /** With masks, and without what is the other debtor's. */
  readonly data: JsonObject
}

/** The answers of a section as the viewer may see them. */
export async function answersOfSection(world: QuestionnaireWorld, db: Db, opened: OpenedQuestionnaire, sectionId: string): Promise<readonly ReadAnswer[]> {
  const rows = await answerRows(db, { sectionId })
  return rows.map((row) => ({
    id: row.id, questionKey: row.questionKey, revision: row.revision, savedAt: row.savedAt,
    data: shownTo(opened.viewerDebtor, openAnswer(world, opened, row)),
  }))
}
