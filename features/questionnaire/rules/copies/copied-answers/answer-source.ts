import { answerLimits } from '../../content/answer-limits.ts'
import type { JsonObject } from '../../content/model.ts'

export interface AnswerSource {
  readonly joint: boolean
  /** Debtor of the question that is filled in. Null if both debtors share it. */
  readonly debtor: 1 | 2 | null
  /** Returns what is shown of the answer to an asked question, or {} if there is none. */
  readonly to: (question: string) => JsonObject
}

export interface AnswerCopy {
  readonly of: readonly string[]
  readonly values: JsonObject
}

export function copyAnswer(
  of: readonly string[],
  values: Readonly<Record<string, JsonObject[string] | undefined>>,
): readonly AnswerCopy[] {
  const known = Object.entries(values).filter(
    (pair): pair is [string, JsonObject[string]] => pair[1] !== undefined,
  )
  return known.length > 0 ? [{ of, values: Object.fromEntries(known) }] : []
}

/** spec: questionnaire#entry-ids */
export function withIds(entries: readonly JsonObject[]): readonly JsonObject[] {
  return entries
    .slice(0, answerLimits.entries)
    .map((entry, place) => ({ id: `copy${(place + 1).toString(36).padStart(2, '0')}`, ...entry }))
}
