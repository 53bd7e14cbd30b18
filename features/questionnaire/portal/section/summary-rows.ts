import {
  countQuestions,
  isAllComplete,
  type QuestionCounts,
} from '../../rules/progress/question-counts.ts'
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { questionUnit } from '#features/questionnaire/rules/content/question-unit.ts'
import { wantsHelp } from '#features/questionnaire/rules/verdict/verdict.ts'
import { isOfOther } from '../question/faults/addressed-faults.ts'
import { questionnairePaths } from '../questionnaire-paths.ts'
import type { LiveSection } from '../saving/live-section.ts'

export type AnswerState = 'complete' | 'help' | 'open'

/** A resolved question is complete, even if it waits for help (spec: questionnaire#resolve). */
export function getState(question: Pick<ModelQuestion, 'UnitForm' | 'SubQuestions'>): AnswerState {
  const { Data, QuestionCompleteFlag } = question.UnitForm
  if (QuestionCompleteFlag) return 'complete'
  return wantsHelp(questionUnit(question), Data) ? 'help' : 'open'
}

/** The questions that are asked. Skipped ones are not listed. */
export function listEnabledQuestions(groups: readonly ModelGroup[]): readonly ModelQuestion[] {
  return groups.flatMap((group) => group.Questions.filter((question) => !question.IsDisabled))
}

/** Groups with at least one question that is asked. */
export function listedGroups(groups: readonly ModelGroup[]): readonly ModelGroup[] {
  return groups.filter((group) => listEnabledQuestions([group]).length > 0)
}

export interface Counts extends QuestionCounts {
  /** Incomplete questions that wait for help. */
  readonly help: number
}

export function getCounts(groups: readonly ModelGroup[]): Counts {
  const questions = listEnabledQuestions(groups)
  return {
    ...countQuestions(questions),
    help: questions.filter((question) => getState(question) === 'help').length,
  }
}

/** Returns 'help' if every open question of the group waits for help. */
export function stateOfGroup(group: ModelGroup): AnswerState {
  const counts = getCounts([group])
  if (isAllComplete(counts)) return 'complete'
  return counts.complete + counts.help === counts.total ? 'help' : 'open'
}

export interface PlaceToGoOn {
  readonly group: ModelGroup
  readonly question: ModelQuestion
  /** True for the last visited place, false for the first open question. */
  readonly isHinted: boolean
}

/** Returns the last visited or the first open question (spec: questionnaire#where-to-go-on). */
export function placeToGoOn(
  groups: readonly ModelGroup[],
  activeQuestionId: string | null,
  viewer?: 1 | 2,
): PlaceToGoOn | undefined {
  const all = groups.flatMap((group) =>
    listEnabledQuestions([group]).map((question) => ({ group, question })),
  )
  if (isAllComplete(getCounts(groups))) return undefined
  const hinted = all.find(
    ({ question: { QuestionId } }) =>
      activeQuestionId === QuestionId || activeQuestionId?.startsWith(`${QuestionId}.`),
  )
  if (hinted) return { ...hinted, isHinted: true }
  const stillOpen = all.filter(({ question }) => getState(question) === 'open')
  const open =
    stillOpen.find(({ question: { Value } }) => !isOfOther(Value, viewer)) ??
    stillOpen[0] ??
    all.find(({ question }) => getState(question) === 'help')
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
