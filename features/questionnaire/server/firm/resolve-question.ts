// A firm's act: helps with a question, by answering it for the client or by leaving it to itself. It counts as complete until the client changes it.
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { questionnaireFirmProblems } from '../../rules/firm-problems.ts'
import { instancesOf } from '../../rules/answers/instances.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import { statesOfCase } from '../read/answers.store.ts'
import {
  deskOf,
  heldQuestionnaire,
  recordAct,
  sectionNamed,
  tellEverybody,
  type FirmAct,
} from './firm-context.ts'
import { resolveState } from './resolutions.store.ts'
import type { QuestionnaireWorld } from '../world.ts'

const problem = problemsOf(questionnaireFirmProblems)
const noteMaxCharacters = 500

export interface ResolveAct extends FirmAct {
  readonly questionKey: string
  readonly as: 'answered' | 'leftToUs'
  /** For the firm alone. */
  readonly note?: string
}

/** Without it a section with a question that asks for help could never be completed (decisions, questionnaire B2.8). */
export async function resolveQuestion(
  world: QuestionnaireWorld,
  tx: Tx,
  act: ResolveAct,
): Promise<void> {
  const note = act.note?.trim() ?? ''
  if ([...note].length > noteMaxCharacters) throw problem('questionnaire.note-too-long')
  const desk = await deskOf(tx, act)
  const standing = await heldQuestionnaire(world, tx, act.caseId)
  const instance = instancesOf(standing.content, standing.shapeNow).get(act.questionKey)
  if (!instance) throw problem('questionnaire.no-such-question')
  const section = sectionNamed(standing, instance.section.systemName)
  if (isReadOnly(section.status)) throw problem('questionnaire.handed-in')
  const state = (await statesOfCase(tx, standing.caseId)).get(act.questionKey)
  if (state?.disabled || state?.complete) throw problem('questionnaire.not-open')
  await resolveState(tx, {
    caseId: standing.caseId,
    firmId: desk.firmId,
    sectionId: section.id,
    questionKey: act.questionKey,
    as: act.as,
    staffId: desk.staffId,
    note: note === '' ? null : note,
  })
  if (standing.isDisplayed && section.isDisplayed)
    await tellEverybody(world, tx, standing, desk, {
      kind: 'questionnaire.helped',
      object: { id: act.questionKey },
    })
  await recordAct(world, tx, desk, 'question-resolved', section.id, {
    question: act.questionKey,
    as: act.as,
  })
}
