// A change that was made on the way from the page of answers may open questions: they come before the way back (field-notes P5).
import type { ModelGroup, ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { usePageState, type PageState } from '#ui/navigation/navigation.ts'

type Groups = readonly Pick<ModelGroup, 'Questions'>[]

/** The QuestionIds of what is asked. */
export function askedIn(groups: Groups): ReadonlySet<string> {
  return new Set(
    questionsIn(groups)
      .filter(({ IsDisabled }) => !IsDisabled)
      .map(({ QuestionId }) => QuestionId),
  )
}

/** In their order: what is asked and was not before, and what waits since an earlier change; as far as it is not complete. */
export function openedIn(
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

/** What the way to an opened question hands over: those that come after it. */
export function openedBefore(waiting: readonly string[]): PageState {
  return { openedQuestions: waiting }
}

/** Undefined for somebody who was not led here by a change of theirs. */
export function useOpenedQuestions(): readonly string[] | undefined {
  const waiting = usePageState()['openedQuestions']
  return Array.isArray(waiting) ? waiting.filter((id) => typeof id === 'string') : undefined
}

function questionsIn(groups: Groups): readonly ModelQuestion[] {
  return groups.flatMap(({ Questions }) => Questions)
}
