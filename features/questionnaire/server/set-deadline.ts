// A firm's act: says when it would like to have the questionnaire.
import { isCalendarDay } from '#lib/dates.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { questionnaireFirmProblems } from '../rules/firm-problems.ts'
import { deskOf, heldQuestionnaire, recordAct, type FirmAct } from './firm/firm-context.ts'
import { setDueOn } from './questionnaire.store.ts'
import type { QuestionnaireWorld } from './world.ts'

const problem = problemsOf(questionnaireFirmProblems)

/** Null: no wish any more. */
export async function setDeadline(
  world: QuestionnaireWorld,
  tx: Tx,
  act: FirmAct & { readonly dueOn: string | null },
): Promise<void> {
  const desk = await deskOf(tx, act)
  if (act.dueOn !== null && !isCalendarDay(act.dueOn)) throw problem('questionnaire.no-day')
  const { caseId } = await heldQuestionnaire(world, tx, act.caseId)
  await setDueOn(tx, caseId, act.dueOn)
  await recordAct(world, tx, desk, 'deadline-set', caseId, { day: act.dueOn ?? 'none' })
}
