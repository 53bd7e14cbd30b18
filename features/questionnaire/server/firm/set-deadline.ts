import { isLikelyDay } from '#lib/dates.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import {
  getFirmContext,
  lockQuestionnaire,
  finishAct,
  type FirmActionInput,
} from './firm-context.ts'
import { setDueOn } from './firm-questionnaires.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

/** Null removes the deadline (spec: questionnaire#deadline). */
export async function setDeadline(
  deps: QuestionnaireDeps,
  tx: Tx,
  act: FirmActionInput & { readonly dueOn: string | null },
): Promise<void> {
  const firmContext = await getFirmContext(tx, act)
  if (act.dueOn !== null && !isLikelyDay(act.dueOn)) throw problem('questionnaire.no-day')
  const questionnaire = await lockQuestionnaire(deps, tx, firmContext)
  await setDueOn(tx, questionnaire, act.dueOn)
  await finishAct(deps, tx, firmContext, 'deadline-set', questionnaire.caseId, {
    day: act.dueOn ?? 'none',
    from: questionnaire.dueOn ?? 'none',
  })
}
