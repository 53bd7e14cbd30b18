// Tells the firm by e-mail what a saved answer asks of it. The mail holds no answer and no amount, only where to look (decisions, questionnaire B2.7, B3).
import { alertFirmOfCase } from '#features/cases/server/alert-firms.ts'
import { fillIn } from '#kit/problem.ts'
import type { Tx } from '#ports/database.ts'
import type { QuestionStates } from './answers.store.ts'
import { isCompleteState } from '../rules/progress.ts'
import { instancesOf } from '../rules/instances.ts'
import { isReadOnly } from '../rules/section-status.ts'
import { firmAlerts } from '../rules/words.en.ts'
import type { OpenedQuestionnaire, StandingQuestionnaire } from './standing.ts'
import type { QuestionnaireWorld } from './world.ts'

export interface AnswerNews {
  readonly kind: 'help' | 'openedAfterSubmission'
  readonly questionKey: string
}

/** That help was asked for, once a day at most; and that a question is asked now where nobody can answer it any more. */
export function newsOfAnswer({ content, shapeNow, sections }: StandingQuestionnaire, questionKey: string, before: QuestionStates, after: QuestionStates): readonly AnswerNews[] {
  const help = after.get(questionKey)?.help === true && before.get(questionKey)?.help !== true && before.get(questionKey)?.helpTold !== true
  const closed = new Set(sections.filter(({ status }) => isReadOnly(status)).map(({ systemName }) => systemName))
  const opened = [...instancesOf(content, shapeNow).values()].find(({ key, section }) =>
    closed.has(section.systemName) && before.get(key)?.disabled === true && after.get(key)?.disabled === false && !isCompleteState(after.get(key)))
  return [
    ...(help ? [{ kind: 'help', questionKey } as const] : []),
    ...(opened ? [{ kind: 'openedAfterSubmission', questionKey: opened.key } as const] : []),
  ]
}

/** The link leads into the firm's workspace, to the question. */
export async function tellFirmOfAnswer(world: QuestionnaireWorld, tx: Tx, { caseId, names, viewerDebtor }: OpenedQuestionnaire, { kind, questionKey }: AnswerNews): Promise<void> {
  const link = `${world.publicUrl}/workspace/cases/${caseId}/intake?question=${encodeURIComponent(questionKey)}`
  const { subject, body } = firmAlerts[kind]
  await alertFirmOfCase(world, tx, caseId, { subject, body: fillIn(body, { name: names[viewerDebtor], link }) })
}
