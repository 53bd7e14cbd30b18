// The parameters of a piece of news, and how two pieces of the same kind become one.
import type { Language } from '#lib/language.ts'

/** One text when a person wrote it, one for each language when it is ours. */
export type NewsName = string | Readonly<Record<Language, string>>

export interface NewsSubject {
  readonly id: string
  /** Left out where no sentence of the kind uses it. */
  readonly name?: NewsName
}

/** Stored as JSON. Names are those of the moment of writing, and only names that the recipient may see. */
export interface NewsParams {
  /** The people who acted, each once. */
  readonly actors?: readonly NewsSubject[]
  /** What it is about, each once: their number is the count in the sentence. */
  readonly objects?: readonly NewsSubject[]
  /** Other values of the sentence, for example a calendar day. */
  readonly values?: Readonly<Record<string, string>>
}

/** Actors and objects accumulate, a subject named again counts once. Names and values are those of the newer piece. */
export function mergeNews(older: NewsParams, newer: NewsParams): NewsParams {
  const actors = mergeSubjects(older.actors, newer.actors)
  const objects = mergeSubjects(older.objects, newer.objects)
  const values = { ...older.values, ...newer.values }
  return {
    ...(actors.length > 0 && { actors }),
    ...(objects.length > 0 && { objects }),
    ...(Object.keys(values).length > 0 && { values }),
  }
}

/** A click on merged news leads to the one destination that all of it has, otherwise to the overview. */
export function mergeDestinations(older: string | null, newer: string | null): string | null {
  return older === newer ? older : null
}

function mergeSubjects(
  older: readonly NewsSubject[] = [],
  newer: readonly NewsSubject[] = [],
): readonly NewsSubject[] {
  const byId = new Map([...older, ...newer].map((subject) => [subject.id, subject]))
  return [...byId.values()]
}
