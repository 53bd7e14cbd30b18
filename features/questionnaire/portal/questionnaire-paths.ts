// The place inside the questionnaire is in the query of the address (spec: questionnaire#routes).
import { paths } from '#ui/navigation/paths.ts'

const base = paths.questionnaires

export interface QuestionPlace {
  readonly section: string
  /** A QuestionGroupId. Missing in a section without groups. */
  readonly group?: string | undefined
  /** A QuestionId. A sub-question has its own QuestionId: `section.group.key.sub`. */
  readonly question: string
  /** Record ID, for a sub-question. */
  readonly record?: string | undefined
  /** The check page to return to. */
  readonly from?: CheckPage | undefined
}

/** The check page of all sections, or of one section. */
export type CheckPage = 'check' | 'check-section'

export interface CheckPlace {
  /** Missing for all sections. */
  readonly section?: string | undefined
  /** QuestionId to return to. */
  readonly question?: string | undefined
}

export const questionnairePaths = {
  overview: base,
  introduction: `${base}/introduction`,
  terms: `${base}/terms`,
  sectionSummary: (sectionId: string) => `${base}/sectionsummary/${encodeURIComponent(sectionId)}`,
  groupSummary: (sectionId: string, groupId: string) =>
    withPlace(`${base}/groupsummary`, { section: sectionId, group: groupId }),
  /** This screen has two addresses. Sections with groups use `questiongroup`. */
  question: ({ section, group, question, record, from }: QuestionPlace) =>
    withPlace(`${base}/${group === undefined ? 'question' : 'questiongroup'}`, {
      section,
      group,
      question,
      record,
      from,
    }),
  done: (sectionId: string) => withPlace(`${base}/done`, { section: sectionId }),
  check: ({ section, question }: CheckPlace = {}) =>
    withPlace(`${base}/check`, { section, question }),
  /** Returns to the check page at the question. */
  backToCheck: (from: CheckPage, section: string, question: string): string =>
    questionnairePaths.check({ section: from === 'check-section' ? section : undefined, question }),
} as const

/** Path patterns for the router. */
export const questionnairePatterns = {
  sectionSummary: `${base}/sectionsummary/$sectionId`,
  groupSummary: `${base}/groupsummary`,
  question: `${base}/question`,
  questionGroup: `${base}/questiongroup`,
  done: `${base}/done`,
  check: `${base}/check`,
} as const

function withPlace(path: string, place: Readonly<Record<string, string | undefined>>): string {
  const search = Object.entries(place).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return search.length === 0 ? path : `${path}?${search.join('&')}`
}
