import { toStorable } from '#lib/text.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import { listInstances } from '../../rules/instances.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import { findStatesOfCase } from '../read/answers.store.ts'
import {
  getFirmContext,
  lockQuestionnaire,
  finishAct,
  sectionNamed,
  notifyDebtors,
  type FirmActionInput,
} from './firm-context.ts'
import { resolveState } from './resolutions.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

const noteMaxCharacters = 500

export interface ResolveAct extends FirmActionInput {
  readonly questionKey: string
  readonly as: 'answered' | 'leftToUs'
  /** Visible to the firm alone. */
  readonly note?: string
  /** The words that the client reads. Trimmed and checked. */
  readonly reply?: string
}

/** Allows a section with an unanswerable question to be completed (spec: questionnaire#resolve). */
export async function resolveQuestion(
  deps: QuestionnaireDeps,
  tx: Tx,
  act: ResolveAct,
): Promise<void> {
  const note = toStorable(act.note ?? '').trim()
  if ([...note].length > noteMaxCharacters) throw problem('questionnaire.note-too-long')
  const firmContext = await getFirmContext(tx, act)
  const questionnaire = await lockQuestionnaire(deps, tx, firmContext)
  const instance = listInstances(questionnaire.content, questionnaire.shapeNow).get(act.questionKey)
  if (!instance) throw problem('questionnaire.no-such-question')
  const section = sectionNamed(questionnaire, instance.section.systemName)
  if (isReadOnly(section.status)) throw problem('questionnaire.handed-in')
  const state = (await findStatesOfCase(tx, questionnaire)).get(act.questionKey)
  if (state?.disabled || state?.complete) throw problem('questionnaire.not-open')
  await resolveState(tx, {
    caseId: questionnaire.caseId,
    firmId: firmContext.firmId,
    sectionId: section.id,
    questionKey: act.questionKey,
    as: act.as,
    staffId: firmContext.staffId,
    note: note === '' ? null : note,
    reply: act.reply ?? null,
  })
  if (questionnaire.isDisplayed && section.isDisplayed)
    await notifyDebtors(deps, tx, questionnaire, firmContext, {
      kind: 'questionnaire.helped',
      object: { id: act.questionKey },
    })
  await finishAct(deps, tx, firmContext, 'question-resolved', section.id, {
    question: act.questionKey,
    as: act.as,
  })
}
