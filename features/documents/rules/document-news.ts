// What people are told when documents of a case have news: clients in the bell, in each language, and the firm by e-mail.
import type { NewsSubject } from '#features/notifications/rules/news.ts'
import { newsWordsOf, type WordNews } from '#features/notifications/rules/news-words.ts'
import { fillIn } from '#lib/problem.ts'
import { categoryNameIn } from './category-template/category-words.ts'
import { shortName } from './files/document-name.ts'
import { documentNews, firmAlerts } from './words.en.ts'
import { documentNewsEs } from './words.es.ts'

export type DocumentNewsKind = `document.${keyof typeof documentNews}`

/** The sentences of the bell, by kind. */
export const documentNewsWords: Readonly<Record<DocumentNewsKind, WordNews>> = newsWordsOf(
  'document',
  { en: documentNews, es: documentNewsEs },
)

/** A document as the object of news. Its name is as short as in lists. */
export function documentSubject({
  id,
  name,
}: {
  readonly id: string
  readonly name: string
}): NewsSubject {
  return { id, name: shortName(name) }
}

/** A requested category as the object of news, in both languages. */
export function categorySubject(category: {
  readonly id: string
  readonly templateKey: string
  readonly name: string
}): NewsSubject {
  return { id: category.id, name: { en: category.name, es: categoryNameIn('es', category) } }
}

/** What the attorney of a case is written when something harmful was found in a document that the firm itself had sent. */
export const unusableSentMail: { readonly subject: string; readonly body: string } =
  firmAlerts.unusableSent

/** What the attorney of a case is written when documents were handed in; `people` are the names of the case's people. */
export function handedInMail(
  count: number,
  people: readonly string[],
): { readonly subject: string; readonly body: string } {
  const { subject, body } = count === 1 ? firmAlerts.handedIn.one : firmAlerts.handedIn.several
  return {
    subject: fillIn(subject, { count }),
    body: fillIn(body, { count, people: people.join(' and ') }),
  }
}
