// A firm's act: shows a case its questionnaire, or one section of it again.
import { peopleOf } from '#features/cases/server/participants/participants.ts'
import { isCalendarDay } from '#lib/dates.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { questionnaireFirmProblems } from '../../rules/firm-problems.ts'
import { instructionsMaxCharacters, tidyInstructions } from '../../rules/content/instructions.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import { addedSectionComment } from '../../rules/words.en.ts'
import { addedSectionCommentEs } from '../../rules/words.es.ts'
import {
  checkedComment,
  deskOf,
  heldQuestionnaire,
  recordAct,
  sectionNamed,
  sentBack,
  tellEverybody,
  writeComment,
  type FirmAct,
} from './firm-context.ts'
import { rejectSection, setSectionDisplayed, showRow } from '../questionnaire.store.ts'
import { wasSubmitted } from '../sections/submissions.store.ts'
import type { QuestionnaireWorld } from '../world.ts'

const problem = problemsOf(questionnaireFirmProblems)

export interface ShowAct extends FirmAct {
  /** YYYY-MM-DD */
  readonly dueOn?: string
  /** HTML: nine tags count, everything else is text. */
  readonly instructions?: string
}

export async function showQuestionnaire(
  world: QuestionnaireWorld,
  tx: Tx,
  act: ShowAct,
): Promise<void> {
  const desk = await deskOf(tx, act)
  const { dueOn, instructions } = act
  if (dueOn !== undefined && !isCalendarDay(dueOn)) throw problem('questionnaire.no-day')
  await showRow(tx, {
    caseId: act.caseId,
    firmId: desk.firmId,
    ...(dueOn === undefined ? {} : { dueOn }),
    ...(instructions === undefined ? {} : { instructions: checkedInstructions(instructions) }),
  })
  // Held once: that makes its sections and works out what is asked.
  await heldQuestionnaire(world, tx, act.caseId)
  await recordAct(world, tx, desk, 'shown', act.caseId)
}

/** After a submission it arrives as one that was sent back, so that no unfinished form stands beside a questionnaire that can only be read (decisions, questionnaire B3.3). */
export async function showSection(
  world: QuestionnaireWorld,
  tx: Tx,
  act: FirmAct & { readonly section: string; readonly comment?: string },
): Promise<boolean> {
  const desk = await deskOf(tx, act)
  const standing = await heldQuestionnaire(world, tx, act.caseId)
  const section = sectionNamed(standing, act.section)
  if (section.isDisplayed) return false
  await setSectionDisplayed(tx, section.id, true)
  if (!isReadOnly(section.status) && (await wasSubmitted(tx, standing.caseId))) {
    await rejectSection(tx, section.id)
    await writeComment(
      world,
      tx,
      desk,
      section.id,
      act.comment === undefined
        ? await commentForAll(tx, standing.caseId)
        : checkedComment(act.comment),
    )
    if (standing.isDisplayed)
      await tellEverybody(world, tx, standing, desk, sentBack(standing, section))
  }
  await recordAct(world, tx, desk, 'section-shown', section.id)
  return true
}

/** In Spanish when the firm writes so to everybody of the case. */
async function commentForAll(tx: Tx, caseId: string): Promise<string> {
  const people = await peopleOf(tx, caseId)
  return people.every(({ language }) => language === 'es')
    ? addedSectionCommentEs
    : addedSectionComment
}

function checkedInstructions(html: string): string {
  if ([...html].length > instructionsMaxCharacters)
    throw problem('questionnaire.instructions-too-long')
  const tidy = tidyInstructions(html.trim())
  if (tidy.replace(/<[^>]*>/g, '').trim() === '') throw problem('questionnaire.instructions-empty')
  return tidy
}
