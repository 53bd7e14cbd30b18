import type { Tx } from '#ports/database.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import {
  finishAct,
  getFirmContext,
  lockQuestionnaire,
  type FirmActionInput,
} from './firm-context.ts'
import { updateInstructions } from './firm-questionnaires.store.ts'

/** Tidy HTML. Null brings back the default instructions (spec: questionnaire#instructions). */
export async function setInstructions(
  deps: QuestionnaireDeps,
  tx: Tx,
  act: FirmActionInput & { readonly html: string | null },
): Promise<void> {
  const firmContext = await getFirmContext(tx, act)
  const questionnaire = await lockQuestionnaire(deps, tx, firmContext)
  await updateInstructions(tx, questionnaire, act.html)
  await finishAct(deps, tx, firmContext, 'instructions-set', questionnaire.caseId)
}
