import type { Language } from '#lib/language.ts'

/** A text if a person wrote the name, otherwise a text for each language. */
export type NewsName = string | Readonly<Record<Language, string>>

export interface NewsSubject {
  readonly id: string
  /** Omitted when no sentence of the kind uses it. */
  readonly name?: NewsName
}

/** Stored as JSON. Names are those at the time of writing, visible to the recipient. */
export interface NewsParams {
  readonly actors?: readonly NewsSubject[]
  /** No object appears twice. The number of objects is the count in the sentence. */
  readonly objects?: readonly NewsSubject[]
  readonly values?: Readonly<Record<string, string>>
}

/** Keeps all actors and objects, without duplicates. For names and values, the newer ones win. */
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
