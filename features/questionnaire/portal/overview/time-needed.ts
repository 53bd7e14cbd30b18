// How long the questionnaire takes in all, as far as its sections say so.
import { sectionStatus } from '#features/questionnaire/rules/progress/section-status.ts'

interface Card {
  readonly sectionStatus: number
  readonly sectionCardSummary: string
}

/** In half hours, at least one; undefined once a section was begun: then the cards tell something else. A card without a number has nothing to answer. */
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
