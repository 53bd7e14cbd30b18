// What a case says in the reader's language: our own sentences are translated, what a firm wrote itself stays.
import { newsWordsOf, type WordNews } from '#features/notifications/rules/news-words.ts'
import type { Language, Wording } from '#kit/language.ts'
import { monthDayYear } from '#kit/dates.ts'
import type { TimelineEntryRecord } from './records.ts'
import { caseNews, dashboardWords } from './words.en.ts'
import { caseNewsEs, caseTypesEs, dashboardWordsEs, matterStatusNamesEs, timelineTextsEs } from './words.es.ts'

const texts: Readonly<Record<Language, Wording<typeof dashboardWords>>> = { en: dashboardWords, es: dashboardWordsEs }

/** Title and sentence of the dashboard (seeds/001, section 4): preparing, a congratulation, and for anything else a closing message. */
export function dashboardTexts(status: string, language: Language): { readonly title: string; readonly header: string; readonly current: string } {
  const { preFiling, filed, closing } = texts[language]
  if (status === 'Pre-Filing') return preFiling
  return status === 'Filed' ? filed : closing
}

export type CaseNewsKind = `case.${keyof typeof caseNews}`

/** The sentences of the bell, by kind. Stored are the status as the contract spells it, and a day as `YYYY-MM-DD`. */
export const caseNewsWords: Readonly<Record<CaseNewsKind, WordNews>> = newsWordsOf('case', { en: caseNews, es: caseNewsEs }, ({ status, day, ...values }, language) => ({
  ...values,
  ...(status !== undefined && { status: language === 'es' ? knownIn(matterStatusNamesEs, status) : status }),
  ...(day !== undefined && { day: monthDayYear(day) }),
}))

/** The type of a case; one we do not know stays as the firm wrote it. */
export function caseTypeIn(language: Language, caseType: string): string {
  return language === 'es' ? knownIn(caseTypesEs, caseType) : caseType
}

/** Entries are copies of the template's English, and a firm may change each: a text is translated only where it still stands as the template has it. */
export function timelineEntryIn(language: Language, entry: TimelineEntryRecord): TimelineEntryRecord {
  if (language === 'en') return entry
  return { ...entry, name: knownIn(timelineTextsEs, entry.name), description: knownIn(timelineTextsEs, entry.description) }
}

function knownIn(words: Readonly<Record<string, string>>, stored: string): string {
  return (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored
}
