// What the answers of a case have said so far, for those who copy from them.
import { answerLimits } from '../../content/answer-limits.ts'
import type { JsonObject } from '../../content/model.ts'

export interface Said {
  readonly joint: boolean
  /** Whose copy is filled in; null where there is one for both. */
  readonly debtor: 1 | 2 | null
  /** Of what is asked, what is shown; empty while nothing was answered. */
  readonly to: (question: string) => JsonObject
}

export interface Copied {
  /** The keys of the questions that said it. */
  readonly of: readonly string[]
  /** By property of the question that is filled in. */
  readonly values: JsonObject
}

/** Nothing where nothing was copied. */
export function copied(
  of: readonly string[],
  values: Readonly<Record<string, JsonObject[string] | undefined>>,
): readonly Copied[] {
  const known = Object.entries(values).filter(
    (pair): pair is [string, JsonObject[string]] => pair[1] !== undefined,
  )
  return known.length > 0 ? [{ of, values: Object.fromEntries(known) }] : []
}

/** An entry that was copied has an id as any other: six letters and digits (decisions B1.5). No more of them than a list may have. */
export function withIds(entries: readonly JsonObject[]): readonly JsonObject[] {
  return entries
    .slice(0, answerLimits.entries)
    .map((entry, place) => ({ id: `copy${(place + 1).toString(36).padStart(2, '0')}`, ...entry }))
}
