// A firm's act: takes the questionnaire, or a section of it, out of the portal. What was answered stays.
import type { Tx } from '#ports/database.ts'
import {
  deskOf,
  heldQuestionnaire,
  recordAct,
  sectionNamed,
  type FirmAct,
} from './firm/firm-context.ts'
import { hideRow, setSectionDisplayed } from './questionnaire.store.ts'
import type { QuestionnaireWorld } from './world.ts'

/** False when it was hidden before. */
export async function hideQuestionnaire(
  world: QuestionnaireWorld,
  tx: Tx,
  act: FirmAct & { readonly section?: string },
): Promise<boolean> {
  const desk = await deskOf(tx, act)
  const standing = await heldQuestionnaire(world, tx, act.caseId)
  if (act.section === undefined) {
    if (!standing.isDisplayed) return false
    await hideRow(tx, standing.caseId)
    await recordAct(world, tx, desk, 'hidden', standing.caseId)
    return true
  }
  const section = sectionNamed(standing, act.section)
  if (!section.isDisplayed) return false
  await setSectionDisplayed(tx, section.id, false)
  await recordAct(world, tx, desk, 'section-hidden', section.id)
  return true
}
