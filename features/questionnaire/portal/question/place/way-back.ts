// The way back to the page of answers, for somebody who came from it to look at one question (field-notes P5).
import type { ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { usePageState, type PageState } from '#ui/navigation/navigation.ts'
import { questionnairePaths } from '../../questionnaire-paths.ts'
import type { Place } from './place.ts'

/** To the question on that page; undefined for somebody who came another way. */
export function wayBack(
  { sectionId, from }: Pick<Place, 'sectionId' | 'from'>,
  { QuestionId }: Pick<ModelQuestion, 'QuestionId'>,
): string | undefined {
  return from && questionnairePaths.backToCheck(from, sectionId, QuestionId)
}

/** What a card hands to the part that is opened from it. */
export const fromItsCard: PageState = { isFromItsCard: true }

export function useIsFromItsCard(): boolean {
  return usePageState()['isFromItsCard'] === true
}
