// A firm's act: sends a section that was handed in back to the client, with a comment that says what is missing.
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { questionnaireFirmProblems } from '../rules/firm-problems.ts'
import { isReadOnly } from '../rules/progress/section-status.ts'
import {
  checkedComment,
  deskOf,
  heldQuestionnaire,
  recordAct,
  sectionNamed,
  sentBack,
  tellEverybody,
  writeComment,
  type FirmAct,
} from './firm/firm-context.ts'
import { rejectSection } from './questionnaire.store.ts'
import type { QuestionnaireWorld } from './world.ts'

const problem = problemsOf(questionnaireFirmProblems)

export interface SendBackAct extends FirmAct {
  /** Its sectionSystemName. */
  readonly section: string
  readonly comment: string
}

/** From Submitted and Imported alone (decisions, questionnaire B3). Everybody of the case is told. */
export async function sendBackSection(
  world: QuestionnaireWorld,
  tx: Tx,
  act: SendBackAct,
): Promise<void> {
  const comment = checkedComment(act.comment)
  const desk = await deskOf(tx, act)
  const standing = await heldQuestionnaire(world, tx, act.caseId)
  const section = sectionNamed(standing, act.section)
  if (!isReadOnly(section.status)) throw problem('questionnaire.not-handed-in')
  await rejectSection(tx, section.id)
  await writeComment(world, tx, desk, section.id, comment)
  if (standing.isDisplayed && section.isDisplayed)
    await tellEverybody(world, tx, standing, desk, sentBack(standing, section))
  await recordAct(world, tx, desk, 'section-sent-back', section.id, { section: section.systemName })
}
