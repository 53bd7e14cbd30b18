import type { CaseMenuEntry } from '#ui/navigation/CaseMenu.tsx'
import { paths } from '#ui/navigation/paths.ts'
import type { FrameWords } from '../words.ts'

export interface MenuFacts {
  /** Null when the firm offers no courses. The entry stays when both courses are done. */
  readonly clientCode: string | null
  /** Null while the questionnaire is not offered. */
  readonly questionnaireDisplayInClientPortalFlag: boolean | null
  /** Absent in cases that an earlier version stored. */
  readonly documentsToReviewCount?: number
}

/** Documents has a dot while there is something to review (spec: cases#case-menu). */
export function caseMenuEntries(
  facts: MenuFacts,
  pathname: string,
  words: FrameWords,
): readonly CaseMenuEntry[] {
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const entry = (
    href: string,
    label: string,
    icon: CaseMenuEntry['icon'],
    iconWhenCurrent: CaseMenuEntry['icon'],
    news?: string,
  ): CaseMenuEntry => ({
    href,
    label,
    icon,
    iconWhenCurrent,
    current: isIn(href),
    news,
  })
  const toReview = facts.documentsToReviewCount ?? 0
  return [
    entry(paths.caseHome(), words.home, 'house', 'house-fill'),
    entry(
      paths.documents,
      words.documents,
      'folder-open',
      'folder-open-fill',
      toReview > 0 ? words.toReview(toReview) : undefined,
    ),
    ...(facts.clientCode === null
      ? []
      : [entry(paths.courses, words.courses, 'graduation-cap', 'graduation-cap-fill')]),
    ...(facts.questionnaireDisplayInClientPortalFlag === true
      ? [entry(paths.questionnaires, words.intake, 'clipboard-text', 'clipboard-text-fill')]
      : []),
    entry(paths.billing, words.billing, 'credit-card', 'credit-card-fill'),
  ]
}
