import { foldLetters } from '#lib/folded.ts'

interface FaqAnswers {
  readonly id: string
  readonly question: string
  /** The paragraphs of the answer. */
  readonly answer: readonly string[]
}

export interface Entry extends FaqAnswers {
  readonly more: readonly FaqAnswers[]
}

export interface Topic {
  readonly id: string
  readonly title: string
  readonly entries: readonly Entry[]
}

/** True if open at first: a nested question that matches the search, and the one around it. */
interface Opening {
  readonly startsOpen: boolean
}

export interface FoundEntry extends FaqAnswers, Opening {
  readonly more: ReadonlyArray<FaqAnswers & Opening>
}

export interface FoundTopic extends Omit<Topic, 'entries'> {
  readonly entries: readonly FoundEntry[]
}

export interface FaqMatches {
  readonly topics: readonly FoundTopic[]
  /**
   * Number of questions whose text or answer contains all words. Undefined if there is no search.
   */
  readonly count: number | undefined
}

/** Each typed word must begin a word. A matching question keeps all its nested questions. */
export function searchFaqs(topics: readonly Topic[], typed: string): FaqMatches {
  const words = getWords(typed)
  if (words.length === 0)
    return {
      topics: topics.map((topic) => ({ ...topic, entries: topic.entries.map(toClosedEntry) })),
      count: undefined,
    }
  const has = (entry: FaqAnswers) => {
    const entryWords = getWords([entry.question, ...entry.answer].join(' '))
    return words.every((word) => entryWords.some((entryWord) => entryWord.startsWith(word)))
  }
  const entriesIn = (topic: Topic) => topic.entries.flatMap((entry) => matches(entry, has))
  const count = topics
    .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.more]))
    .filter(has).length
  return {
    count,
    topics: topics
      .map((topic) => ({ ...topic, entries: entriesIn(topic) }))
      .filter(({ entries }) => entries.length > 0),
  }
}

function toClosedEntry(entry: Entry): FoundEntry {
  return {
    ...entry,
    startsOpen: false,
    more: entry.more.map((inner) => ({ ...inner, startsOpen: false })),
  }
}

function matches(entry: Entry, has: (entry: FaqAnswers) => boolean): readonly FoundEntry[] {
  const more = entry.more.map((inner) => ({ ...inner, startsOpen: has(inner) }))
  const inside = more.filter(({ startsOpen }) => startsOpen)
  if (has(entry)) return [{ ...entry, more, startsOpen: inside.length > 0 }]
  return inside.length > 0 ? [{ ...entry, more: inside, startsOpen: true }] : []
}

function getWords(text: string): readonly string[] {
  return foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
