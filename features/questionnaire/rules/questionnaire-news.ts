// What people are told when the questionnaire of a case has news: clients in the bell, in each language, and the firm by e-mail.
import type { Language } from '#kit/language.ts'
import { fillIn } from '#kit/problem.ts'
import { firmAlerts, questionnaireNews } from './words.en.ts'
import { questionnaireNewsEs } from './words.es.ts'

export function newsOf(act: keyof typeof questionnaireNews): Readonly<Record<Language, string>> {
  return { en: questionnaireNews[act], es: questionnaireNewsEs[act] }
}

/** `people` are the names of the case's people. */
export function submittedMail(people: readonly string[]): { readonly subject: string; readonly body: string } {
  const { subject, body } = firmAlerts.submitted
  return { subject, body: fillIn(body, { people: people.join(' and ') }) }
}

/** `sections` by their English names. */
export function caseChangedMail(people: readonly string[], sections: readonly string[]): { readonly subject: string; readonly body: string } {
  const { subject, body } = firmAlerts.caseChanged
  return { subject, body: fillIn(body, { people: people.join(' and '), sections: sections.join(', ') }) }
}
