// The addresses of the questionnaire's room; the place inside it stands behind the `?` (seeds/003, section 2; decisions B3.8).
import { paths } from '#ui/paths.ts'

const room = paths.questionnaires

export interface QuestionPlace {
  readonly section: string
  /** A QuestionGroupId; left out where the section is not divided. */
  readonly group?: string | undefined
  /** A QuestionId; of a sub-question its own, `section.group.key.sub`. */
  readonly question: string
  /** Of a sub-question: the id of the record it belongs to. */
  readonly record?: string | undefined
}

export const questionnairePaths = {
  overview: room,
  introduction: `${room}/introduction`,
  terms: `${room}/terms`,
  sectionSummary: (sectionId: string) => `${room}/sectionsummary/${encodeURIComponent(sectionId)}`,
  groupSummary: (sectionId: string, groupId: string) => withPlace(`${room}/groupsummary`, { section: sectionId, group: groupId }),
  /** One screen with two addresses: `questiongroup` where the section is divided into groups. */
  question: ({ section, group, question, record }: QuestionPlace) =>
    withPlace(`${room}/${group === undefined ? 'question' : 'questiongroup'}`, { section, group, question, record }),
  done: (sectionId: string) => withPlace(`${room}/done`, { section: sectionId }),
} as const

/** The same for the router. */
export const questionnairePatterns = {
  sectionSummary: `${room}/sectionsummary/$sectionId`,
  groupSummary: `${room}/groupsummary`,
  question: `${room}/question`,
  questionGroup: `${room}/questiongroup`,
  done: `${room}/done`,
} as const

function withPlace(path: string, place: Readonly<Record<string, string | undefined>>): string {
  const search = Object.entries(place).flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`))
  return `${path}?${search.join('&')}`
}
