import type { NewsSubject } from '#features/notifications/rules/news.ts'
import { getNewsWords, type WordNews } from '#features/notifications/rules/news-words.ts'
import { fillIn } from '#lib/problem.ts'
import { categoryNameIn } from './category-template/category-words.ts'
import { shortName } from './files/document-name.ts'
import { documentNews, firmAlerts } from './words.en.ts'
import { documentNewsEs } from './words.es.ts'

export type DocumentNewsKind = `document.${keyof typeof documentNews}`

export const documentNewsWords: Readonly<Record<DocumentNewsKind, WordNews>> = getNewsWords(
  'document',
  { en: documentNews, es: documentNewsEs },
)

export function documentSubject({
  id,
  name,
}: {
  readonly id: string
  readonly name: string
}): NewsSubject {
  return { id, name: shortName(name) }
}

export function categorySubject(category: {
  readonly id: string
  readonly templateKey: string
  readonly name: string
}): NewsSubject {
  return { id: category.id, name: { en: category.name, es: categoryNameIn('es', category) } }
}

/** Email to the attorney when a document from the firm itself contains malware. */
export const unusableSentMail: { readonly subject: string; readonly body: string } =
  firmAlerts.unusableSent

/** Email to the attorney about uploads; `people` are the names of the debtors. */
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
