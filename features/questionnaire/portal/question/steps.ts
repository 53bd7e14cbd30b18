// spec: questionnaire#order, questionnaire#after-last-question
import { countQuestions, isAllComplete } from '../../rules/progress/question-counts.ts'
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'

export interface QuestionMatch {
  readonly group: ModelGroup
  /** A question of the section. */
  readonly question: ModelQuestion
  /** A sub-question of a record. */
  readonly sub: ModelQuestion | undefined
}

type Groups = readonly ModelGroup[]

/** Finds the question or sub-question with this QuestionId. */
export function findQuestion(groups: Groups, questionId: string): QuestionMatch | undefined {
  for (const group of groups) {
    for (const question of group.Questions) {
      if (question.QuestionId === questionId) return { group, question, sub: undefined }
      const sub = question.SubQuestions.find((subQuestion) => subQuestion.QuestionId === questionId)
      if (sub) return { group, question, sub }
    }
  }
  return undefined
}

/** Undefined after the last question that is asked. */
export function nextQuestion(groups: Groups, questionId: string): QuestionMatch | undefined {
  return stepFrom(inOrder(groups), questionId)
}

/** Undefined before the first question that is asked. */
export function previousQuestion(groups: Groups, questionId: string): QuestionMatch | undefined {
  return stepFrom(inOrder(groups).toReversed(), questionId)
}

export interface EndFacts {
  /** True when every other displayed section is done. */
  readonly areOthersDone: boolean
  readonly isDoneVisited: boolean
}

export type Onward =
  | { readonly to: 'question'; readonly found: QuestionMatch }
  | { readonly to: 'summary' }
  | { readonly to: 'done' }

/** The done page opens only if everything is done and the page was not shown before. */
export function onwardFrom(
  groups: Groups,
  questionId: string,
  { areOthersDone, isDoneVisited }: EndFacts,
): Onward {
  const next = nextQuestion(groups, questionId)
  if (next) return { to: 'question', found: next }
  const isWhole = isAllComplete(countQuestions(groups.flatMap(({ Questions }) => Questions)))
  return isWhole && areOthersDone && !isDoneVisited ? { to: 'done' } : { to: 'summary' }
}

function inOrder(groups: Groups): readonly QuestionMatch[] {
  return groups.flatMap((group) =>
    group.Questions.map((question) => ({ group, question, sub: undefined })),
  )
}

function stepFrom(way: readonly QuestionMatch[], questionId: string): QuestionMatch | undefined {
  const at = way.findIndex(({ question }) => question.QuestionId === questionId)
  return at < 0 ? undefined : way.slice(at + 1).find(({ question }) => !question.IsDisabled)
}
