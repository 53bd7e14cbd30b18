// What people are told when documents of a case have news: clients in the bell, in each language, and the firm by e-mail.
import type { Language } from '#kit/language.ts'
import { fillIn } from '#kit/problem.ts'
import { documentNews, firmAlerts } from './words.en.ts'
import { documentNewsEs } from './words.es.ts'

/** What the bell shows when the firm has done something. No names of documents: the bell is seen by whoever looks over a shoulder. */
export function newsOf(act: keyof typeof documentNews): Readonly<Record<Language, string>> {
  return { en: documentNews[act], es: documentNewsEs[act] }
}

/** What the attorney of a case is written when something harmful was found in a document that the firm itself had sent. */
export const unusableSentMail: { readonly subject: string; readonly body: string } = firmAlerts.unusableSent

/** What the attorney of a case is written when documents were handed in; `people` are the names of the case's people. */
export function handedInMail(count: number, people: readonly string[]): { readonly subject: string; readonly body: string } {
  const { subject, body } = count === 1 ? firmAlerts.handedIn.one : firmAlerts.handedIn.several
  return { subject: fillIn(subject, { count }), body: fillIn(body, { count, people: people.join(' and ') }) }
}
