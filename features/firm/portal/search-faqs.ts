// Finds questions and answers by the words that somebody types.

interface Answered {
  readonly id: string
  readonly question: string
  /** One paragraph each. */
  readonly answer: readonly string[]
}

export interface Entry extends Answered {
  readonly more: readonly Answered[]
}

export interface Topic {
  readonly id: string
  readonly title: string
  readonly entries: readonly Entry[]
}

/** Open from the beginning: the question with a find inside, and inside it the find itself. */
interface Opening {
  readonly startsOpen: boolean
}

export interface FoundEntry extends Answered, Opening {
  readonly more: ReadonlyArray<Answered & Opening>
}

export interface FoundTopic extends Omit<Topic, 'entries'> {
  readonly entries: readonly FoundEntry[]
}

export interface Found {
  readonly topics: readonly FoundTopic[]
  /** How many questions have all the words, in themselves or in their answers; undefined when nothing was typed. */
  readonly count: number | undefined
}

/**
 * Every word must begin a word of the question or its answer; capitals and accents do not matter. A question that has them shows all that opens inside it;
 * one that has them only inside shows those alone.
 */
export function searchFaqs(topics: readonly Topic[], typed: string): Found {
  const words = wordsOf(typed)
  if (words.length === 0)
    return {
      topics: topics.map((topic) => ({ ...topic, entries: topic.entries.map(closed) })),
      count: undefined,
    }
  const has = (entry: Answered) => {
    const said = wordsOf([entry.question, ...entry.answer].join(' '))
    return words.every((word) => said.some((one) => one.startsWith(word)))
  }
  const entriesIn = (topic: Topic) => topic.entries.flatMap((entry) => found(entry, has))
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

function closed(entry: Entry): FoundEntry {
  return {
    ...entry,
    startsOpen: false,
    more: entry.more.map((inner) => ({ ...inner, startsOpen: false })),
  }
}

function found(entry: Entry, has: (entry: Answered) => boolean): readonly FoundEntry[] {
  const more = entry.more.map((inner) => ({ ...inner, startsOpen: has(inner) }))
  const inside = more.filter(({ startsOpen }) => startsOpen)
  if (has(entry)) return [{ ...entry, more, startsOpen: inside.length > 0 }]
  return inside.length > 0 ? [{ ...entry, more: inside, startsOpen: true }] : []
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
