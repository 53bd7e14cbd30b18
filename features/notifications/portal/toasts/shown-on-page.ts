import { getPlace } from '#features/notifications/rules/destination.ts'
import { paths } from '#ui/navigation/paths.ts'

export interface OpenPage {
  readonly pathname: string
  /** The query string with its `?`. */
  readonly search: string
  readonly caseId: string | undefined
  /** The case whose notifications the list shows, or null if it shows all of them. */
  readonly listedCaseId: string | null
}

export interface NewsTarget {
  readonly type: string
  readonly caseId: string | null
  readonly destinationId: string | null
}

/**
 * News of a course is visible on every page of the courses. Other news is visible only on the page
 * that it links to.
 */
export function isShownOn(
  { pathname, search, caseId, listedCaseId }: OpenPage,
  news: NewsTarget,
): boolean {
  if (pathname === paths.notifications) return listedCaseId === null || listedCaseId === news.caseId
  if (news.caseId === null || news.caseId !== caseId) return false
  switch (getPlace(news)) {
    case 'case':
      return pathname === paths.caseHome() || pathname === paths.caseHome(news.caseId)
    case 'courses':
      return pathname === paths.courses || pathname.startsWith(`${paths.courses}/`)
    case 'document':
      return (
        pathname === `${paths.documents}/detail` &&
        new URLSearchParams(search).get('documentId') === news.destinationId
      )
    case 'documents':
      return pathname === paths.documents
    case 'questionnaire':
      return pathname === paths.questionnaires
    case 'none':
      return false
  }
}
