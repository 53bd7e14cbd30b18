// How the tests read answers for the second computation.
import type { JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { entriesAt } from '#features/questionnaire/rules/json.ts'

/** Cents, the words of a box, or null where the form cannot be completed from the answers. */
export type Total = number | string | null
/** What clients see of their answers, by question. Questions that are not asked have none. */
export type ShownAnswers = ReadonlyMap<string, JsonObject>

export type Form = Map<string, Total>

export function cents(data: JsonObject, key: string): number | null {
  const value = data[key]
  return typeof value === 'number' ? Math.round(value * 100) : null
}

export function plus(amounts: readonly Total[]): number | null {
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || typeof amount !== 'number' ? null : sum + amount),
    0,
  )
}

/** Adds up the given amounts. What was left blank is nothing on paper. */
export function given(data: JsonObject, ...keys: readonly string[]): number {
  return plus(keys.map((key) => cents(data, key) ?? 0)) ?? 0
}

export function rounded(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount))
}

export const answerOf = (answers: ShownAnswers, key: string): JsonObject => answers.get(key) ?? {}
export const entriesOf = (answers: ShownAnswers, key: string, list: string) =>
  entriesAt(answerOf(answers, key), list)

/** Names are compared without regard to case and blanks. */
export function nameAt(data: JsonObject, key: string): string {
  const value = data[key]
  return typeof value === 'string' ? value.trim().toLowerCase() : ''
}
