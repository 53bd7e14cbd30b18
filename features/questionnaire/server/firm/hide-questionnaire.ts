import type { Tx } from '#ports/database.ts'
import {
  getFirmContext,
  lockQuestionnaire,
  finishAct,
  sectionNamed,
  type FirmActionInput,
} from './firm-context.ts'
import { hideRow, setSectionDisplayed } from './firm-questionnaires.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** Hides the questionnaire or one section; keeps the answers. False if already hidden. */
export async function hideQuestionnaire(
  deps: QuestionnaireDeps,
  tx: Tx,
  act: FirmActionInput & { readonly section?: string },
): Promise<boolean> {
  const firmContext = await getFirmContext(tx, act)
  const questionnaire = await lockQuestionnaire(deps, tx, firmContext)
  if (act.section === undefined) {
    if (!questionnaire.isDisplayed) return false
    await hideRow(tx, questionnaire)
    await finishAct(deps, tx, firmContext, 'hidden', questionnaire.caseId)
    return true
  }
  const section = sectionNamed(questionnaire, act.section)
  if (!section.isDisplayed) return false
  await setSectionDisplayed(tx, section, false)
  await finishAct(deps, tx, firmContext, 'section-hidden', section.id)
  return true
}
