// spec: questionnaire#check-page, questionnaire#nested-save
import { useEffect, useEffectEvent } from 'react'
import type { ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { usePageState, type PageState } from '#ui/navigation/navigation.ts'
import { focusCard } from '../../form/focus-soon.ts'
import { getFieldId } from '../../form/state/answer-path.ts'
import { questionnairePaths } from '../../questionnaire-paths.ts'
import type { QuestionPlace } from './place.ts'
import { recordPlace } from './record-place.ts'

/**
 * Returns the question's path on the check page, or undefined if the client did not come from a
 * check page.
 */
export function getWayBack(
  { sectionId, from }: Pick<QuestionPlace, 'sectionId' | 'from'>,
  { QuestionId }: Pick<ModelQuestion, 'QuestionId'>,
): string | undefined {
  return from && questionnairePaths.backToCheck(from, sectionId, QuestionId)
}

/** Page state of a sub-question that was opened from its card. */
export const fromItsCard: PageState = { isFromItsCard: true }

export function useIsFromItsCard(): boolean {
  return usePageState()['isFromItsCard'] === true
}

/** Page state of a question that was reached from a sub-question: the client returns to the card. */
export const backAtItsCard: PageState = { isBackAtItsCard: true }

/** Brings the card of the record back to the screen, since a list may be 200 cards long. */
export function useReturnToCard(
  { recordId = '' }: Pick<QuestionPlace, 'recordId'>,
  question: ModelQuestion,
): void {
  const isBack = usePageState()['isBackAtItsCard'] === true
  const focus = useEffectEvent(() => {
    const at = isBack ? recordPlace(question.UnitForm.Data, recordId) : undefined
    if (at) focusCard(getFieldId([at.list, recordId]))
  })
  useEffect(() => focus(), [])
}
