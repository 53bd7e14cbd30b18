import type { Language } from '#lib/language.ts'
import { faq } from './faq.en.ts'
import { faqEs } from './faq.es.ts'
import type { FaqContent, FaqEntryRecord } from './records.ts'

interface EntryWords {
  readonly question: string
  readonly answer: readonly string[]
  readonly more?: EntriesWords
}

/** Texts by the ID of the entry, in the order of the page. */
type EntriesWords = Readonly<Record<string, EntryWords>>

interface FaqWords {
  readonly overview: readonly string[]
  readonly topics: Readonly<
    Record<string, { readonly title: string; readonly entries: EntriesWords }>
  >
}

function getContent({ overview, topics }: FaqWords): FaqContent {
  return {
    overview,
    topics: Object.entries(topics).map(([id, { title, entries }]) => ({
      id,
      title,
      entries: getEntries(entries),
    })),
  }
}

function getEntries(words: EntriesWords): readonly FaqEntryRecord[] {
  return Object.entries(words).map(([id, { more, ...entry }]) => ({
    id,
    ...entry,
    ...(more ? { more: getEntries(more) } : {}),
  }))
}

/** Shown if a firm has no content of its own (spec: cases#faqs). */
export const productFaq: Readonly<Record<Language, FaqContent>> = {
  en: getContent(faq),
  es: getContent(faqEs),
}
