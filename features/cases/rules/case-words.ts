// Translates our own sentences. Texts that a firm wrote stay unchanged.
import type { NewsParams } from '#features/notifications/rules/news.ts'
import { getNewsWords, type WordNews } from '#features/notifications/rules/news-words.ts'
import type { Language, Wording } from '#lib/language.ts'
import { monthDayYear } from '#lib/dates.ts'
import { isBlank } from '#lib/text.ts'
import { isEarlierStatus, type MatterStatus } from './status/matter-status.ts'
import { filedStepOfEndedCase, outcomeWords } from './status/outcome-words.en.ts'
import { filedStepOfEndedCaseEs, outcomeWordsEs } from './status/outcome-words.es.ts'
import type { OutcomeTexts, OutcomeWords } from './status/outcome-texts.ts'
import { isOutcome, type StoredOutcome } from './status/outcomes.ts'
import type { TimelineEntryRecord } from './records.ts'
import type { TimelineTexts } from './status/timeline-texts.ts'
import {
  currentTimelineTexts,
  filedPosition,
  timelineTemplate,
  type TimelineStep,
} from './timeline-template.ts'
import { caseNews, dashboardWords, reminderTasks } from './words.en.ts'
import {
  caseNewsEs,
  caseTypesEs,
  dashboardWordsEs,
  matterStatusNamesEs,
  reminderTasksEs,
  timelineTextsEs,
} from './words.es.ts'

const texts: Readonly<Record<Language, Wording<typeof dashboardWords>>> = {
  en: dashboardWords,
  es: dashboardWordsEs,
}

const endings: Readonly<Record<Language, Wording<typeof outcomeWords>>> = {
  en: outcomeWords,
  es: outcomeWordsEs,
}
const filedSteps: Readonly<Record<Language, string>> = {
  en: filedStepOfEndedCase,
  es: filedStepOfEndedCaseEs,
}

export interface CaseTextFacts {
  /** An unknown status is treated as ended. */
  readonly status: string
  readonly outcome: StoredOutcome | null
  readonly caseNumber: string | null
  /** The words of the firm about this outcome, if it has any. */
  readonly ownTexts?: OutcomeTexts | undefined
}

/** The words of the firm about the end, or else those of the product. */
export function getOutcomeWords(
  { outcome, ownTexts }: Pick<CaseTextFacts, 'outcome' | 'ownTexts'>,
  language: Language,
): OutcomeWords {
  if (ownTexts) return ownTexts[language]
  const { title, header, current, step, stepDescription } = endings[language][outcome ?? 'unknown']
  return { title, header, current, step, stepDescription }
}

export interface DashboardTexts {
  readonly title: string
  readonly header: string
  readonly current: string
}

/** Title and sentences of the dashboard (spec: cases#dashboard-texts). */
export function dashboardTexts(facts: CaseTextFacts, language: Language): DashboardTexts {
  const { status, caseNumber } = facts
  const { preFiling, filed, filedWithoutNumber } = texts[language]
  if (status === 'Pre-Filing') return preFiling
  if (status === 'Filed') return isBlank(caseNumber) ? filedWithoutNumber : filed
  const { title, header, current } = getOutcomeWords(facts, language)
  return { title, header, current }
}

interface StatusAndOutcome {
  readonly status: MatterStatus
  readonly outcome: StoredOutcome | null
}

export type CaseNewsKind = `case.${keyof typeof caseNews}` | 'case.ended'

/** A change to an earlier status is not announced as progress. */
export function getStatusNews(
  before: StatusAndOutcome,
  { status, outcome }: StatusAndOutcome,
): { readonly kind: CaseNewsKind; readonly params: NewsParams } {
  if (status === 'Complete')
    return { kind: 'case.ended', params: { values: { outcome: outcome ?? 'unknown' } } }
  const kind = isEarlierStatus(status, before.status) ? 'case.status-back' : 'case.status'
  return { kind, params: { values: { status } } }
}

const taskNames: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: reminderTasks,
  es: reminderTasksEs,
}

const changeWords = getNewsWords(
  'case',
  { en: caseNews, es: caseNewsEs },
  ({ status, day, before, task, ...values }, language) => ({
    ...values,
    ...(task !== undefined && { task: findWord(taskNames[language], task) }),
    ...(status !== undefined && {
      status: language === 'es' ? findWord(matterStatusNamesEs, status) : status,
    }),
    ...(day !== undefined && { day: monthDayYear(day) }),
    ...(before !== undefined && { before: monthDayYear(before) }),
  }),
)

/** Texts by kind. Stored values are the contract's status and outcome, and days as `YYYY-MM-DD`. */
export const caseNewsWords: Readonly<Record<CaseNewsKind, WordNews>> = {
  ...changeWords,
  'case.ended': ({ values: { outcome = 'unknown' } = {} }, language) =>
    endings[language][isOutcome(outcome) ? outcome : 'unknown'].news,
}

export function statusNewsText(
  before: StatusAndOutcome,
  after: StatusAndOutcome,
  language: Language,
): string {
  const { kind, params } = getStatusNews(before, after)
  return caseNewsWords[kind](params, language)
}

/** Returns an unknown type as the firm wrote it. */
export function caseTypeIn(language: Language, caseType: string): string {
  return language === 'es' ? findWord(caseTypesEs, caseType) : caseType
}

/** Timeline entries copy the English template. A text that the firm changed is not translated. */
export function timelineEntryIn<Entry extends TimelineStep>(
  language: Language,
  entry: Entry,
): Entry {
  const name = findWord(currentTimelineTexts, entry.name)
  const description = findWord(currentTimelineTexts, entry.description)
  if (language === 'en') return { ...entry, name, description }
  return {
    ...entry,
    name: findWord(timelineTextsEs, name),
    description: findWord(timelineTextsEs, description),
  }
}

export interface TimelineFacts extends CaseTextFacts {
  readonly filedOn: string | null
  /** `YYYY-MM-DD`, of the order. */
  readonly endedOn?: string | null
  /** The words of the firm for the steps, if it has any. */
  readonly ownSteps?: TimelineTexts | undefined
}

/** A text that the case does not share with the template stays, such as that of a conversion. */
function ownEntryIn(
  language: Language,
  entry: TimelineEntryRecord,
  own: TimelineTexts | undefined,
): TimelineEntryRecord {
  const translated = timelineEntryIn(language, entry)
  const words = own?.[entry.order]?.[language]
  const standard = timelineTemplate[entry.order - 1]
  if (!words || !standard) return translated
  const { name, description } = timelineEntryIn('en', entry)
  return {
    ...translated,
    ...(name === standard.name && { name: words.name }),
    ...(description === standard.description && { description: words.description }),
  }
}

/**
 * The prepared texts about the end may be false for a case, so an ended case shows only the steps
 * that certainly happened.
 */
export function timelineIn(
  language: Language,
  facts: TimelineFacts,
  entries: readonly TimelineEntryRecord[],
): readonly TimelineEntryRecord[] {
  const translated = entries.map((entry) => ownEntryIn(language, entry, facts.ownSteps))
  const last = translated.at(-1)
  if (facts.status === 'Pre-Filing' || facts.status === 'Filed' || last === undefined)
    return translated
  const { step, stepDescription } = getOutcomeWords(facts, language)
  const happened = translated.filter(
    ({ order }) => order < last.order && order <= lastKnownPosition(facts),
  )
  const past = happened.map((entry) =>
    entry.order === filedPosition ? { ...entry, description: filedSteps[language] } : entry,
  )
  return [
    ...past.map((entry) => ({ ...entry, state: 'done' as const })),
    {
      ...{ ...last, name: step, description: stepDescription, state: 'current' },
      date: facts.endedOn ?? last.date,
    },
  ]
}

/** Returns the position of the last step that certainly happened before the case ended. */
function lastKnownPosition({ outcome, caseNumber, filedOn }: TimelineFacts): number {
  if (outcome === 'discharged') return Number.POSITIVE_INFINITY
  const isFiled =
    outcome === 'withdrawn'
      ? false
      : (outcome ?? 'unknown') !== 'unknown' || filedOn !== null || !isBlank(caseNumber)
  return isFiled ? filedPosition : 1
}

function findWord(words: Readonly<Record<string, string>>, stored: string): string {
  return (Object.hasOwn(words, stored) ? words[stored] : undefined) ?? stored
}
