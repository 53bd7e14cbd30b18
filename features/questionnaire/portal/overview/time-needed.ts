// spec: questionnaire#minutes-in-all
import { sectionStatus } from '#features/questionnaire/rules/progress/section-status.ts'

interface Card {
  readonly sectionStatus: number
  readonly sectionCardSummary: string
}

/** Undefined if a section has started, since the cards then show other texts instead of minutes. */
export function halfHoursIn(sections: readonly Card[]): number | undefined {
  const minutes = sections.flatMap(
    ({ sectionCardSummary }) => Number(/\d+/.exec(sectionCardSummary)?.[0] ?? []) || [],
  )
  if (
    minutes.length === 0 ||
    sections.some((section) => section.sectionStatus !== sectionStatus.notStarted)
  )
    return undefined
  return Math.max(1, Math.round(minutes.reduce((sum, each) => sum + each, 0) / 30))
}
