// The addresses of the questionnaire's room; the place inside it stands behind the `?` (seeds/003, section 2; decisions B3.8).
import { paths } from '#ui/navigation/paths.ts'

const room = paths.questionnaires

export interface QuestionPlace {
  readonly section: string
  /** A QuestionGroupId; left out where the section is not divided. */
  readonly group?: string | undefined
  /** A QuestionId; of a sub-question its own, `section.group.key.sub`. */
  readonly question: string
  /** Of a sub-question: the id of the record it belongs to. */
  readonly record?: string | undefined
  /** Where somebody came from to change it, and goes back to. */
  readonly from?: CheckPage | undefined
}

/** The page on which answers are checked: of the whole questionnaire, or of a section. */
export type CheckPage = 'check' | 'check-section'

export interface CheckPlace {
  /** Left out: all sections. */
  readonly section?: string | undefined
  /** A QuestionId: where one left the page. */
  readonly question?: string | undefined
}

export const questionnairePaths = {
  overview: room,
  introduction: `${room}/introduction`,
  terms: `${room}/terms`,
  sectionSummary: (sectionId: string) => `${room}/sectionsummary/${encodeURIComponent(sectionId)}`,
  groupSummary: (sectionId: string, groupId: string) =>
    withPlace(`${room}/groupsummary`, { section: sectionId, group: groupId }),
  /** One screen with two addresses: `questiongroup` where the section is divided into groups. */
  question: ({ section, group, question, record, from }: QuestionPlace) =>
    withPlace(`${room}/${group === undefined ? 'question' : 'questiongroup'}`, {
      section,
      group,
      question,
      record,
      from,
    }),
  done: (sectionId: string) => withPlace(`${room}/done`, { section: sectionId }),
  check: ({ section, question }: CheckPlace = {}) =>
    withPlace(`${room}/check`, { section, question }),
  /** Back to the page that somebody came from, where they left it. */
  backToCheck: (from: CheckPage, section: string, question: string): string =>
    questionnairePaths.check({ section: from === 'check-section' ? section : undefined, question }),
} as const

/** The same for the router. */
export const questionnairePatterns = {
  sectionSummary: `${room}/sectionsummary/$sectionId`,
  groupSummary: `${room}/groupsummary`,
  question: `${room}/question`,
  questionGroup: `${room}/questiongroup`,
  done: `${room}/done`,
  check: `${room}/check`,
} as const

function withPlace(path: string, place: Readonly<Record<string, string | undefined>>): string {
  const search = Object.entries(place).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return search.length === 0 ? path : `${path}?${search.join('&')}`
}
