// Notices to the staff of a firm (spec: staff-notices#kinds). Each feature owns the words of its kinds.
import type { Language } from '#lib/language.ts'
import { fillIn } from '#lib/problem.ts'

export const staffNoticeGroups = [
  'cases',
  'contact',
  'documents',
  'questionnaire',
  'courses',
] as const
export type StaffNoticeGroup = (typeof staffNoticeGroups)[number]

/** `digest`: not at once, but named in the next daily digest. */
export const staffMailTimes = ['now', 'digest', 'never'] as const
export type StaffMailTime = (typeof staffMailTimes)[number]

export type MailByGroup = { readonly [group in StaffNoticeGroup]?: StaffMailTime }

/** Stored as JSON. */
export interface StaffNoticeParams {
  readonly people?: readonly string[]
  readonly values?: Readonly<Record<string, string | number>>
}

export interface StaffMail {
  readonly subject: string
  readonly body: string
}

/** The words of a kind. Mails are in English, because firms work in English. */
export interface StaffNoticeWord {
  readonly group: StaffNoticeGroup
  readonly line: (params: StaffNoticeParams, language: Language) => string
  readonly mail: (params: StaffNoticeParams) => StaffMail
  /** Where a notice without a case leads. */
  readonly path?: string
}

export type StaffNoticeWords = Readonly<Record<string, StaffNoticeWord>>

/** 7:30 a.m. */
export const defaultDigestMinute = 450

const defaults: Readonly<Record<StaffNoticeGroup, StaffMailTime>> = {
  cases: 'now',
  contact: 'digest',
  documents: 'now',
  questionnaire: 'now',
  courses: 'now',
}

export function getMailTime(mailByGroup: MailByGroup, group: StaffNoticeGroup): StaffMailTime {
  return mailByGroup[group] ?? defaults[group]
}

const and: Readonly<Record<Language, string>> = { en: ' and ', es: ' y ' }

/** Placeholders: {people}, and the values by name. */
export function fillNotice(
  sentence: string,
  { people = [], values = {} }: StaffNoticeParams,
  language: Language = 'en',
): string {
  return fillIn(sentence, { people: people.join(and[language]), ...values })
}

/** Undefined for a kind of a later version. */
export function findNoticeWord(words: StaffNoticeWords, kind: string): StaffNoticeWord | undefined {
  return Object.hasOwn(words, kind) ? words[kind] : undefined
}

/** For links in emails and in the workspace: the page of the case, else that of the kind. */
export function getNoticePath(caseId: string | null, word?: Pick<StaffNoticeWord, 'path'>): string {
  return caseId === null ? (word?.path ?? '/workspace/') : `/workspace/clients/${caseId}`
}

/** Depends on the value `count`. */
type ByCount<Words> = Words | WordsByCount<Words>

interface WordsByCount<Words> {
  readonly single: Words
  readonly several: Words
}

type Sentences<Key extends string> = Readonly<Record<Key, ByCount<string>>>

interface StaffNoticeTexts<Key extends string> extends Readonly<Record<Language, Sentences<Key>>> {
  readonly mails: Readonly<Record<Key, ByCount<StaffMail>>>
}

type NoticeValues = NonNullable<StaffNoticeParams['values']>

/** The kind is the prefix, a dot and the key. `toShown` formats the stored values. */
export function getStaffNoticeWords<Prefix extends string, Key extends string>(
  prefix: Prefix,
  group: StaffNoticeGroup,
  texts: StaffNoticeTexts<Key>,
  toShown: (values: NoticeValues, language: Language) => NoticeValues = (values) => values,
): Readonly<Record<`${Prefix}.${Key}`, StaffNoticeWord>> {
  const keys = Object.keys(texts.en) as unknown as readonly Key[]
  const words = keys.map((key): readonly [string, StaffNoticeWord] => {
    const fill = (
      sentence: string,
      { values = {}, ...params }: StaffNoticeParams,
      language: Language,
    ) => fillNotice(sentence, { ...params, values: toShown(values, language) }, language)
    return [
      `${prefix}.${key}`,
      {
        group,
        line: (params, language) => fill(choose(texts[language][key], params), params, language),
        mail(params) {
          const { subject, body } = choose(texts.mails[key], params)
          return { subject: fill(subject, params, 'en'), body: fill(body, params, 'en') }
        },
      },
    ]
  })
  return Object.fromEntries(words) as Readonly<Record<`${Prefix}.${Key}`, StaffNoticeWord>>
}

function choose<Words>(words: ByCount<Words>, { values = {} }: StaffNoticeParams): Words {
  const { single, several } = words as Partial<WordsByCount<Words>>
  return (values.count === 1 ? single : several) ?? (words as Words)
}
