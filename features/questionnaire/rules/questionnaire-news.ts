import { getNewsWords, type WordNews } from '#features/notifications/rules/news-words.ts'
import { fillIn } from '#lib/problem.ts'
import { firmAlerts, questionnaireNews } from './words.en.ts'
import { questionnaireNewsEs } from './words.es.ts'

export type QuestionnaireNewsKind = `questionnaire.${keyof typeof questionnaireNews}`

export const questionnaireNewsWords: Readonly<Record<QuestionnaireNewsKind, WordNews>> =
  getNewsWords('questionnaire', { en: questionnaireNews, es: questionnaireNewsEs })

export function submittedMail(people: readonly string[]): {
  readonly subject: string
  readonly body: string
} {
  const { subject, body } = firmAlerts.submitted
  return { subject, body: fillIn(body, { people: people.join(' and ') }) }
}

export function caseChangedMail(
  people: readonly string[],
  sections: readonly string[],
): { readonly subject: string; readonly body: string } {
  const { subject, body } = firmAlerts.caseChanged
  return {
    subject,
    body: fillIn(body, { people: people.join(' and '), sections: sections.join(', ') }),
  }
}
