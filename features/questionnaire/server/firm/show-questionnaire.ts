import { listPeople } from '#features/cases/server/participants/participants.ts'
import { isCalendarDay } from '#lib/dates.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Tx } from '#ports/database.ts'
import { problem } from '../../rules/firm-problems.ts'
import { instructionsMaxCharacters, tidyInstructions } from '../../rules/content/instructions.ts'
import { isReadOnly } from '../../rules/progress/section-status.ts'
import { addedSectionComment } from '../../rules/words.en.ts'
import { addedSectionCommentEs } from '../../rules/words.es.ts'
import {
  checkedComment,
  getFirmContext,
  lockQuestionnaire,
  finishAct,
  sectionNamed,
  toSectionNews,
  notifyDebtors,
  writeComment,
  type FirmActionInput,
} from './firm-context.ts'
import { rejectSection, setSectionDisplayed, showRow } from './firm-questionnaires.store.ts'
import { wasSubmitted } from '../save/submissions.store.ts'
import type { QuestionnaireDeps } from '../deps.ts'

export interface ShowAct extends FirmActionInput {
  /** YYYY-MM-DD */
  readonly dueOn?: string
  /** HTML. Nine tags are allowed; all others become text. */
  readonly instructions?: string
}

export async function showQuestionnaire(
  deps: QuestionnaireDeps,
  tx: Tx,
  act: ShowAct,
): Promise<void> {
  const firmContext = await getFirmContext(tx, act)
  const { dueOn, instructions } = act
  if (dueOn !== undefined && !isCalendarDay(dueOn)) throw problem('questionnaire.no-day')
  await showRow(tx, {
    caseId: act.caseId,
    firmId: firmContext.firmId,
    ...(dueOn === undefined ? {} : { dueOn }),
    ...(instructions === undefined ? {} : { instructions: checkedInstructions(instructions) }),
  })
  // Locking also adds missing sections and recalculates the states.
  await lockQuestionnaire(deps, tx, firmContext)
  await finishAct(deps, tx, firmContext, 'shown', act.caseId)
}

/** After a submission, the section gets the status Rejected (spec: questionnaire#added-section). */
export async function showSection(
  deps: QuestionnaireDeps,
  tx: Tx,
  act: FirmActionInput & { readonly section: string; readonly comment?: string },
): Promise<boolean> {
  const firmContext = await getFirmContext(tx, act)
  const questionnaire = await lockQuestionnaire(deps, tx, firmContext)
  const section = sectionNamed(questionnaire, act.section)
  if (section.isDisplayed) return false
  await setSectionDisplayed(tx, section, true)
  if (!isReadOnly(section.status) && (await wasSubmitted(tx, questionnaire))) {
    await rejectSection(tx, section)
    const comment =
      act.comment === undefined
        ? await commentForAll(tx, questionnaire)
        : checkedComment(act.comment)
    await writeComment(deps, tx, firmContext, questionnaire, { sectionId: section.id, comment })
    if (questionnaire.isDisplayed)
      await notifyDebtors(
        deps,
        tx,
        questionnaire,
        firmContext,
        toSectionNews(questionnaire, section),
      )
  }
  await finishAct(deps, tx, firmContext, 'section-shown', section.id)
  return true
}

/** Returns the comment in Spanish if all clients of the case use Spanish, or else in English. */
async function commentForAll(tx: Tx, legalCase: CaseOfFirm): Promise<string> {
  const people = await listPeople(tx, legalCase)
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
