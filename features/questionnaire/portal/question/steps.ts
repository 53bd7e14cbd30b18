// The way through the questions of a section: from one to the next, over those that are not asked (seeds/003, section 4; decisions B3.8, B3.11).
import {
  askedComplete,
  isAllComplete,
} from '#features/questionnaire/rules/documents/asked-complete.ts'
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'

export interface Found {
  readonly group: ModelGroup
  /** A question of the section itself. */
  readonly question: ModelQuestion
  /** One of its parts, of one record. */
  readonly sub: ModelQuestion | undefined
}

type Groups = readonly ModelGroup[]

/** The question, or the part of one, that bears this QuestionId. */
export function findQuestion(groups: Groups, questionId: string): Found | undefined {
  for (const group of groups) {
    for (const question of group.Questions) {
      if (question.QuestionId === questionId) return { group, question, sub: undefined }
      const sub = question.SubQuestions.find((one) => one.QuestionId === questionId)
      if (sub) return { group, question, sub }
    }
  }
  return undefined
}

/** Undefined after the last one that is asked. */
export function nextQuestion(groups: Groups, questionId: string): Found | undefined {
  return stepFrom(inOrder(groups), questionId)
}

/** Undefined before the first one that is asked. */
export function previousQuestion(groups: Groups, questionId: string): Found | undefined {
  return stepFrom(inOrder(groups).toReversed(), questionId)
}

export interface EndFacts {
  /** Of the other sections that are displayed: every one is done. */
  readonly areOthersDone: boolean
  readonly isDoneVisited: boolean
}

export type Onward =
  | { readonly to: 'question'; readonly found: Found }
  | { readonly to: 'summary' }
  | { readonly to: 'done' }

/** After the last question: the done page when all of this section's questions are complete and it was not seen yet, else the section's summary. */
export function onwardFrom(
  groups: Groups,
  questionId: string,
  { areOthersDone, isDoneVisited }: EndFacts,
): Onward {
  const found = nextQuestion(groups, questionId)
  if (found) return { to: 'question', found }
  const isWhole = isAllComplete(askedComplete(groups.flatMap(({ Questions }) => Questions)))
  return isWhole && areOthersDone && !isDoneVisited ? { to: 'done' } : { to: 'summary' }
}

function inOrder(groups: Groups): readonly Found[] {
  return groups.flatMap((group) =>
    group.Questions.map((question) => ({ group, question, sub: undefined })),
  )
}

function stepFrom(way: readonly Found[], questionId: string): Found | undefined {
  const at = way.findIndex(({ question }) => question.QuestionId === questionId)
  return at < 0 ? undefined : way.slice(at + 1).find(({ question }) => !question.IsDisabled)
}
