import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { isCalendarDay } from '#lib/dates.ts'
import type { Db } from '#ports/database.ts'
import { listInstances } from '../../rules/instances.ts'
import type { QuestionnaireDeps } from '../deps.ts'
import { loadQuestionnaire } from '../load-questionnaire.ts'
import { answerRows } from './answers.store.ts'
import { openAnswer } from './sealed-answers.ts'

export interface TypedCounseling {
  readonly debtor: 1 | 2
  /** `YYYY-MM-DD`. */
  readonly completedOn: string
}

/** The days on which the clients say that they finished the first course. */
export async function listTypedCounseling(
  deps: QuestionnaireDeps,
  db: Db,
  legalCase: CaseOfFirm,
): Promise<readonly TypedCounseling[]> {
  const questionnaire = await loadQuestionnaire(deps, db, legalCase)
  if (!questionnaire) return []
  const instances = [...listInstances(questionnaire.content, questionnaire.shapeNow)].filter(
    ([, { question }]) => question.key === 'creditCounseling',
  )
  const debtors = new Map(instances.map(([key, { debtor }]) => [key, debtor ?? 1]))
  const rows = await answerRows(db, { ...legalCase, questionKeys: [...debtors.keys()] })
  return rows.flatMap((row) => {
    const { completedOn } = openAnswer(deps, questionnaire, row).data
    const debtor = debtors.get(row.questionKey)
    const isDay = typeof completedOn === 'string' && isCalendarDay(completedOn)
    return isDay && debtor !== undefined ? [{ debtor, completedOn }] : []
  })
}
