import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import {
  checkedComment,
  requireOpenCase,
  getFirmContext,
  lockQuestionnaire,
  finishAct,
  sectionNamed,
  toSectionNews,
  notifyDebtors,
  writeComment,
  type FirmActionInput,
} from './firm-context.ts'
import { rejectSection } from './firm-questionnaires.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

export interface SendBackAct extends FirmActionInput {
  /** The section's system name. */
  readonly section: string
  readonly comment: string
}

/** Only submitted and imported sections can be sent back (spec: questionnaire#send-back). */
export async function sendBackSection(
  deps: QuestionnaireDeps,
  tx: Tx,
  act: SendBackAct,
): Promise<void> {
  const comment = checkedComment(act.comment)
  const firmContext = await getFirmContext(tx, act)
  await requireOpenCase(tx, firmContext)
  const questionnaire = await lockQuestionnaire(deps, tx, firmContext)
  const section = sectionNamed(questionnaire, act.section)
  if (!isReadOnly(section.status)) throw problem('questionnaire.not-handed-in')
  await rejectSection(tx, section)
  await writeComment(deps, tx, firmContext, questionnaire, { sectionId: section.id, comment })
  if (questionnaire.isDisplayed && section.isDisplayed)
    await notifyDebtors(deps, tx, questionnaire, firmContext, toSectionNews(questionnaire, section))
  await finishAct(deps, tx, firmContext, 'section-sent-back', section.id, {
    section: section.systemName,
  })
}
