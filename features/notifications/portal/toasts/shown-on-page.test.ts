import { expect, test } from 'vitest'
import { isShownOn, type NewsTarget, type OpenPage } from './shown-on-page.ts'

const at = (address: string, facts: Partial<OpenPage> = {}): OpenPage => {
  const { pathname, search } = new URL(address, 'https://portal.test')
  return { pathname, search, caseId: 'mine', listedCaseId: null, ...facts }
}
const news = (
  type: string,
  destinationId: string | null = null,
  caseId: string | null = 'mine',
): NewsTarget => ({ type, caseId, destinationId })

test.each<[string, NewsTarget, boolean]>([
  ['/dashboard/case', news('case'), true],
  ['/dashboard/case/mine', news('appointment'), true],
  ['/dashboard/case', news('case', null, 'another'), false],
  ['/dashboard/case', news('document', 'a'), false],
  ['/dashboard/documents/detail?documentId=a&caseId=mine', news('document', 'a'), true],
  ['/dashboard/documents/detail?documentId=b', news('document', 'a'), false],
  ['/dashboard/documents?tab=review', news('document'), true],
  ['/dashboard/documents/category/1', news('document'), false],
  ['/dashboard/courses', news('course'), true],
  ['/dashboard/courses/order/first', news('course'), true],
  ['/dashboard/questionnaires', news('questionnaire'), true],
  ['/dashboard/questionnaires/review', news('questionnaire'), false],
  ['/notifications', news('course'), true],
  ['/notifications', news('refund', null, null), true],
  ['/client', news('refund', null, null), false],
])('on the page %s, the news %o is already visible: %s', (address, target, isShown) =>
  expect(isShownOn(at(address), target)).toBe(isShown),
)

test('does not show news of another case in a list of one case', () => {
  expect(
    isShownOn(at('/notifications', { listedCaseId: 'mine' }), news('case', null, 'another')),
  ).toBe(false)
  expect(isShownOn(at('/notifications', { listedCaseId: 'mine' }), news('case'))).toBe(true)
})
