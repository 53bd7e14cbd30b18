// What a case says in the reader's language: our own sentences are translated, what a firm wrote itself stays.
import type { Language, Wording } from '#kit/language.ts'
import { monthDayYear } from '#kit/dates.ts'
import { fillIn } from '#kit/problem.ts'
import type { MatterStatus } from './matter-status.ts'
import type { TimelineEntryRecord } from './records.ts'
import { dashboardWords, meetingNews, numberNews, statusNews } from './words.en.ts'
import { caseTypesEs, dashboardWordsEs, matterStatusNamesEs, meetingNewsEs, numberNewsEs, statusNewsEs, timelineTextsEs } from './words.es.ts'

const texts: Readonly<Record<Language, Wording<typeof dashboardWords>>> = { en: dashboardWords, es: dashboardWordsEs }

/** Title and sentence of the dashboard (seeds/001, section 4): preparing, a congratulation, and for anything else a closing message. */
export function dashboardTexts(status: string, language: Language): { readonly title: string; readonly header: string; readonly current: string } {
  const { preFiling, filed, closing } = texts[language]
  if (status === 'Pre-Filing') return preFiling
  return status === 'Filed' ? filed : closing
}

/** What the bell shows when the firm has moved a case on, in each language. */
export function statusNewsOf(status: MatterStatus): Readonly<Record<Language, string>> {
  return { en: fillIn(statusNews, { status }), es: fillIn(statusNewsEs, { status: matterStatusNamesEs[status] }) }
}

/** What the bell shows when a case that was filed before has its number. */
export function numberNewsOf(number: string): Readonly<Record<Language, string>> {
  return { en: fillIn(numberNews, { number }), es: fillIn(numberNewsEs, { number }) }
}

/** What the bell shows of the meeting of creditors; `day` is `YYYY-MM-DD`. */
export function meetingNewsOf(day: string): Readonly<Record<Language, string>> {
  const shown = { day: monthDayYear(day) }
  return { en: fillIn(meetingNews, shown), es: fillIn(meetingNewsEs, shown) }
}

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
