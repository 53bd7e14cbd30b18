import type { Finding } from '#lib/problem.ts'
import { isBlank, toStorable } from '#lib/text.ts'
import type { FirmProblem } from './problems.ts'
import type { FaqContent, FaqEntryRecord, FaqTopicRecord } from './records.ts'

export interface FaqFinding extends Finding {
  readonly code: FirmProblem
  /** The path of the faulty value, for example `topics[0].entries[2].answer`. */
  readonly field: string
}

/** Limits in characters for texts, and in entries for lists. */
export const faqLimits = {
  topics: 30,
  entries: 60,
  more: 30,
  paragraphs: 20,
  line: 300,
  paragraph: 2000,
} as const

interface Reading {
  readonly findings: FaqFinding[]
  readonly ids: Set<string>
}

/**
 * Reads plain text in the format `{ overview: [text], topics: [{ id?, title, entries: [{ id?,
 * question, answer: [text], more?: [{ id?, question, answer }] }] }] }`. The content is complete
 * only if there are no findings.
 */
export function readFaq(given: unknown): {
  readonly content: FaqContent
  readonly findings: readonly FaqFinding[]
} {
  const reading: Reading = { findings: [], ids: new Set() }
  const { overview, topics } = record(reading, given, '', ['overview', 'topics'])
  const content: FaqContent = {
    overview: paragraphs(reading, overview, 'overview'),
    topics: list(reading, topics, 'topics', faqLimits.topics, 1).map((topic, at) =>
      readTopic(reading, topic, `topics[${at}]`, String(at + 1)),
    ),
  }
  return { content, findings: reading.findings }
}

function readTopic(
  reading: Reading,
  given: unknown,
  place: string,
  number: string,
): FaqTopicRecord {
  const { id, title, entries } = record(reading, given, place, ['id', 'title', 'entries'])
  return {
    id: readId(reading, id, place, number),
    title: readLine(reading, title, `${place}.title`),
    entries: list(reading, entries, `${place}.entries`, faqLimits.entries, 1).map((entry, at) =>
      readEntry(reading, entry, `${place}.entries[${at}]`, `${number}.${at + 1}`),
    ),
  }
}

function readEntry(
  reading: Reading,
  given: unknown,
  place: string,
  number: string,
  isInner = false,
): FaqEntryRecord {
  const { id, question, answer, more } = record(reading, given, place, [
    'id',
    'question',
    'answer',
    'more',
  ])
  const inner = more === undefined ? [] : list(reading, more, `${place}.more`, faqLimits.more)
  if (isInner && inner.length > 0) addFault(reading, 'firm.faq-too-deep', `${place}.more`)
  const entry: FaqEntryRecord = {
    id: readId(reading, id, place, number),
    question: readLine(reading, question, `${place}.question`),
    answer: paragraphs(reading, answer, `${place}.answer`, inner.length > 0 ? 0 : 1),
  }
  if (isInner || inner.length === 0) return entry
  return {
    ...entry,
    more: inner.map((innerEntry, at) =>
      readEntry(reading, innerEntry, `${place}.more[${at}]`, `${number}.${at + 1}`, true),
    ),
  }
}

function readId(reading: Reading, given: unknown, place: string, number: string): string {
  const id = given === undefined ? number : given
  if (typeof id !== 'string' || !/^[\w.-]{1,60}$/.test(id)) {
    addFault(reading, 'firm.faq-expected', `${place}.id`, {
      expected: 'up to 60 letters, digits, dashes and dots',
    })
    return number
  }
  if (reading.ids.has(id)) addFault(reading, 'firm.faq-same-id', `${place}.id`, { id })
  reading.ids.add(id)
  return id
}

function readLine(reading: Reading, given: unknown, place: string): string {
  return readText(reading, given, place, faqLimits.line)
}

function paragraphs(reading: Reading, given: unknown, place: string, least = 0): readonly string[] {
  return list(reading, given, place, faqLimits.paragraphs, least).map((paragraph, at) =>
    readText(reading, paragraph, `${place}[${at}]`, faqLimits.paragraph),
  )
}

function readText(reading: Reading, given: unknown, place: string, most: number): string {
  // A text with an unpaired surrogate cannot be stored.
  if (typeof given !== 'string' || isBlank(given) || /\p{Surrogate}/u.test(given)) {
    addFault(reading, 'firm.faq-expected', place, { expected: 'a text' })
    return ''
  }
  const trimmed = toStorable(given).trim()
  if ([...trimmed].length > most) addFault(reading, 'firm.faq-too-long', place, { most })
  return trimmed
}

function list(
  reading: Reading,
  given: unknown,
  place: string,
  most: number,
  least = 0,
): readonly unknown[] {
  if (!Array.isArray(given) || given.length < least) {
    addFault(reading, 'firm.faq-expected', place, {
      expected: least === 0 ? 'a list' : 'a list with at least one entry',
    })
    return []
  }
  if (given.length > most) addFault(reading, 'firm.faq-too-many', place, { most })
  return given.slice(0, most)
}

/** Reports unknown names, because they are probably misspelled. */
function record(
  reading: Reading,
  given: unknown,
  place: string,
  names: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    addFault(reading, 'firm.faq-expected', place || 'The file', {
      expected: `an object with ${names.filter((name) => name !== 'id').join(', ')}`,
    })
    return {}
  }
  for (const name of Object.keys(given)) {
    if (!names.includes(name))
      addFault(reading, 'firm.faq-unknown-name', place === '' ? name : `${place}.${name}`)
  }
  return given as Readonly<Record<string, unknown>>
}

function addFault(
  reading: Reading,
  code: FirmProblem,
  place: string,
  params: Readonly<Record<string, string | number>> = {},
): void {
  reading.findings.push({ code, field: place, params: { place, ...params } })
}
