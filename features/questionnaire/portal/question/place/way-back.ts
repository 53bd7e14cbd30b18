// spec: questionnaire#check-page
import type { ModelQuestion } from '#features/questionnaire/rules/content/model.ts'
import { usePageState, type PageState } from '#ui/navigation/navigation.ts'
import { questionnairePaths } from '../../questionnaire-paths.ts'
import type { QuestionPlace } from './place.ts'

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
