import type { NewsSubject } from '#features/notifications/rules/news.ts'
import { getNewsWords, type WordNews } from '#features/notifications/rules/news-words.ts'
import {
  getStaffNoticeWords,
  type StaffNoticeWord,
} from '#features/notifications/rules/staff/notices.ts'
import { categoryNameIn } from './category-template/category-words.ts'
import { shortName } from './files/document-name.ts'
import { documentNews, staffMails, staffNotices } from './words.en.ts'
import { documentNewsEs, staffNoticesEs } from './words.es.ts'

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

export type DocumentNoticeKind = `document.${keyof typeof staffNotices}`

/** Notices to the people who work on a case. They name no document. */
export const documentNoticeWords: Readonly<Record<DocumentNoticeKind, StaffNoticeWord>> =
  getStaffNoticeWords('document', 'documents', {
    en: staffNotices,
    es: staffNoticesEs,
    mails: staffMails,
  })
