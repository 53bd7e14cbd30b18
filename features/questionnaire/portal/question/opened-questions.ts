// Shows the questions that a change opened before returning (spec: questionnaire#opened-by-change).
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { usePageState, type PageState } from '#ui/navigation/navigation.ts'

type Groups = readonly Pick<ModelGroup, 'Questions'>[]

/** QuestionIds of the questions that are asked. */
export function listEnabledKeys(groups: Groups): ReadonlySet<string> {
  return new Set(
    questionsIn(groups)
      .filter(({ IsDisabled }) => !IsDisabled)
      .map(({ QuestionId }) => QuestionId),
  )
}

/** Returns incomplete questions in order: new ones, and those left from earlier changes. */
export function findOpenedQuestions(
  groups: Groups,
  askedBefore: ReadonlySet<string>,
  waiting: readonly string[],
): readonly string[] {
  return questionsIn(groups)
    .filter(
      ({ QuestionId, IsDisabled, UnitForm }) =>
        !IsDisabled &&
        !UnitForm.QuestionCompleteFlag &&
        (!askedBefore.has(QuestionId) || waiting.includes(QuestionId)),
    )
    .map(({ QuestionId }) => QuestionId)
}

/** Returns the page state for an opened question: the opened questions that come after it. */
export function toOpenedState(waiting: readonly string[]): PageState {
  return { openedQuestions: waiting }
}

/** Undefined when no change led to this page. */
export function useOpenedQuestions(): readonly string[] | undefined {
  const waiting = usePageState()['openedQuestions']
  return Array.isArray(waiting) ? waiting.filter((id) => typeof id === 'string') : undefined
}

function questionsIn(groups: Groups): readonly ModelQuestion[] {
  return groups.flatMap(({ Questions }) => Questions)
}
