// What a summary shows of a section: its parts and questions with their states, and where to go on.
import {
  askedComplete,
  isAllComplete,
  type AskedComplete,
} from '#features/questionnaire/rules/documents/asked-complete.ts'
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { questionUnit } from '#features/questionnaire/rules/content/question-unit.ts'
import { wantsHelp } from '#features/questionnaire/rules/verdict/verdict.ts'
import { isOfOther } from '../question/faults/told-faults.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import type { LiveSection } from './live-section.ts'

export type AnswerState = 'complete' | 'help' | 'open'

/** Complete counts first: the firm may have answered for somebody who asked for help (decisions B2.8). */
export function stateOf(question: Pick<ModelQuestion, 'UnitForm' | 'SubQuestions'>): AnswerState {
  const { Data, QuestionCompleteFlag } = question.UnitForm
  if (QuestionCompleteFlag) return 'complete'
  return wantsHelp(questionUnit(question), Data) ? 'help' : 'open'
}

/** What is asked; a disabled question is not listed. */
export function askedIn(groups: readonly ModelGroup[]): readonly ModelQuestion[] {
  return groups.flatMap((group) => group.Questions.filter((question) => !question.IsDisabled))
}

/** Groups without a question that is asked are not listed. */
export function listedGroups(groups: readonly ModelGroup[]): readonly ModelGroup[] {
  return groups.filter((group) => askedIn([group]).length > 0)
}

export interface Counts extends AskedComplete {
  /** Of those that are not complete: they wait for the attorney. */
  readonly help: number
}

export function countsOf(groups: readonly ModelGroup[]): Counts {
  const questions = askedIn(groups)
  return {
    ...askedComplete(questions),
    help: questions.filter((question) => stateOf(question) === 'help').length,
  }
}

/** A group is complete when all its questions are; somebody waits for help in it when nothing else is open. */
export function stateOfGroup(group: ModelGroup): AnswerState {
  const counts = countsOf([group])
  if (isAllComplete(counts)) return 'complete'
  return counts.complete + counts.help === counts.asked ? 'help' : 'open'
}

export interface PlaceToGoOn {
  readonly group: ModelGroup
  readonly question: ModelQuestion
  /** Somebody was here last; otherwise it is the first that is open. */
  readonly isHinted: boolean
}

/** Where somebody was last, else the first question that is open, of two debtors the viewer's own or one of both if there is any; undefined when all are complete (decisions B3.7). */
export function placeToGoOn(
  groups: readonly ModelGroup[],
  activeQuestionId: string | null,
  viewer?: 1 | 2,
): PlaceToGoOn | undefined {
  const all = groups.flatMap((group) => askedIn([group]).map((question) => ({ group, question })))
  if (isAllComplete(countsOf(groups))) return undefined
  const hinted = all.find(
    ({ question: { QuestionId } }) =>
      activeQuestionId === QuestionId || activeQuestionId?.startsWith(`${QuestionId}.`),
  )
  if (hinted) return { ...hinted, isHinted: true }
  const stillOpen = all.filter(({ question }) => stateOf(question) === 'open')
  const open =
    stillOpen.find(({ question: { Value } }) => !isOfOther(Value, viewer)) ??
    stillOpen[0] ??
    all.find(({ question }) => stateOf(question) === 'help')
  return open && { ...open, isHinted: false }
}

export function pathToGoOn(
  { section, isGrouped }: Pick<LiveSection, 'section' | 'isGrouped'>,
  { group, question }: PlaceToGoOn,
): string {
  return questionnairePaths.question({
    section: section.id,
    group: isGrouped ? group.QuestionGroupId : undefined,
    question: question.QuestionId,
  })
}
