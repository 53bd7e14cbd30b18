// spec: questionnaire#card-summary
import type { Language, Wording } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'
import { sectionStatus, type SectionStatus } from './section-status.ts'
import { sectionSummaryWords } from '../words.en.ts'
import { sectionSummaryWordsEs } from '../words.es.ts'

const words: Readonly<Record<Language, Wording<typeof sectionSummaryWords>>> = {
  en: sectionSummaryWords,
  es: sectionSummaryWordsEs,
}

/** Max 29 characters. Shows the minutes before the start and the progress afterwards. */
export function sectionSummary(
  language: Language,
  {
    status,
    minutes,
    total,
    complete,
  }: {
    readonly status: SectionStatus
    readonly minutes: number
    readonly total: number
    readonly complete: number
  },
): string {
  const { minutes: before, answered: answeredOf, answeredOfOne, nothing } = words[language]
  if (total === 0) return nothing
  return status === sectionStatus.notStarted
    ? fillIn(before, { minutes })
    : fillIn(total === 1 ? answeredOfOne : answeredOf, { complete, total })
}
