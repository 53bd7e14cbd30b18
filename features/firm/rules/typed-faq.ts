// Questions and answers as staff type them (spec: cases#faqs-changed).
import type { Finding } from '#lib/problem.ts'
import { isBlank } from '#lib/text.ts'
import { faqLimits } from './faq-shape.ts'
import type { FirmProblem } from './problems.ts'
import type { FaqContent, FaqEntryRecord } from './records.ts'

export interface TypedInnerQuestion {
  readonly id: string
  readonly question: string
  /** A blank line begins a paragraph. */
  readonly answer: string
}

export interface TypedQuestion extends TypedInnerQuestion {
  readonly more: readonly TypedInnerQuestion[]
}

export interface TypedTopic {
  readonly id: string
  readonly title: string
  readonly entries: readonly TypedQuestion[]
}

export interface TypedFaq {
  readonly overview: string
  readonly topics: readonly TypedTopic[]
}

export interface TypedFaqFinding extends Finding {
  readonly code: FirmProblem
  readonly field: string
}

export function toTypedFaq({ overview, topics }: FaqContent): TypedFaq {
  return {
    overview: toText(overview),
    topics: topics.map(({ entries, ...topic }) => ({
      ...topic,
      entries: entries.map(({ more = [], ...entry }) => ({
        ...toTypedQuestion(entry),
        more: more.map(toTypedQuestion),
      })),
    })),
  }
}

function toTypedQuestion({ id, question, answer }: FaqEntryRecord): TypedInnerQuestion {
  return { id, question, answer: toText(answer) }
}

export function toFaqContent({ overview, topics }: TypedFaq): FaqContent {
  return {
    overview: toParagraphs(overview),
    topics: topics.map(({ id, title, entries }) => ({
      ...{ id, title: title.trim() },
      entries: entries.map(({ more, ...entry }) => ({
        ...toEntry(entry),
        ...(more.length > 0 && { more: more.map(toEntry) }),
      })),
    })),
  }
}

function toEntry({ id, question, answer }: TypedInnerQuestion): FaqEntryRecord {
  return { id, question: question.trim(), answer: toParagraphs(answer) }
}

const toText = (paragraphs: readonly string[]) => paragraphs.join('\n\n')

function toParagraphs(text: string): readonly string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => !isBlank(paragraph))
}

/** Names of fields. IDs keep them while the order changes. */
export const faqFields = {
  overview: 'overview',
  topics: 'topics',
  title: (topicId: string) => `title.${topicId}`,
  entries: (topicId: string) => `entries.${topicId}`,
  question: (id: string) => `question.${id}`,
  answer: (id: string) => `answer.${id}`,
} as const

/** All findings, in the order of the page. */
export function findTypedFaqProblems({ overview, topics }: TypedFaq): readonly TypedFaqFinding[] {
  return [
    ...findParagraphProblems(overview, faqFields.overview, true),
    ...findCountProblems(topics, faqFields.topics, faqLimits.topics),
    ...topics.flatMap(({ id, title, entries }) => [
      ...findLineProblems(title, faqFields.title(id)),
      ...findCountProblems(entries, faqFields.entries(id), faqLimits.entries),
      ...entries.flatMap(({ more, ...entry }) => [
        ...findQuestionProblems(entry, more.length > 0),
        ...more.flatMap((inner) => findQuestionProblems(inner, false)),
      ]),
    ]),
  ]
}

function findQuestionProblems(
  { id, question, answer }: TypedInnerQuestion,
  mayBeEmpty: boolean,
): readonly TypedFaqFinding[] {
  return [
    ...findLineProblems(question, faqFields.question(id)),
    ...findParagraphProblems(answer, faqFields.answer(id), mayBeEmpty),
  ]
}

function findCountProblems(
  list: readonly unknown[],
  field: string,
  max: number,
): readonly TypedFaqFinding[] {
  if (list.length === 0) return [{ code: 'firm.faq-none', field }]
  return list.length > max ? [{ code: 'firm.faq-list-too-long', field, params: { max } }] : []
}

function findLineProblems(text: string, field: string): readonly TypedFaqFinding[] {
  if (isBlank(text)) return [{ code: 'firm.faq-blank', field }]
  const max = faqLimits.line
  return [...text.trim()].length > max
    ? [{ code: 'firm.faq-text-too-long', field, params: { max } }]
    : []
}

function findParagraphProblems(
  text: string,
  field: string,
  mayBeEmpty: boolean,
): readonly TypedFaqFinding[] {
  const paragraphs = toParagraphs(text)
  if (paragraphs.length === 0) return mayBeEmpty ? [] : [{ code: 'firm.faq-blank', field }]
  const { paragraph: max, paragraphs: maxCount } = faqLimits
  if (paragraphs.some((paragraph) => [...paragraph].length > max))
    return [{ code: 'firm.faq-paragraph-too-long', field, params: { max } }]
  return paragraphs.length > maxCount
    ? [{ code: 'firm.faq-too-many-paragraphs', field, params: { max: maxCount } }]
    : []
}

export function countQuestions({ topics }: FaqContent): number {
  return topics
    .flatMap(({ entries }) => entries)
    .reduce((count, { more = [] }) => count + 1 + more.length, 0)
}
