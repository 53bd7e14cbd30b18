// Functions that read answers for cross-checks. A missing answer is undefined, never No or zero.
import type { CheckedAnswers } from '../cross-check.ts'
import { entriesAt, objectAt } from '../../json.ts'
import type { JsonObject } from '../../content/model.ts'

export type Debtor = 1 | 2

export const debtors: readonly Debtor[] = [1, 2]

export function findFirst<Found>(find: (debtor: Debtor) => Found | undefined): Found | undefined {
  return find(1) ?? find(2)
}

export function answerTo({ answers }: CheckedAnswers, questionKey: string): JsonObject {
  return answers.get(questionKey) ?? {}
}

export function copyKey(question: string, debtor: Debtor): string {
  return `${question}_d${debtor}`
}

export function getCopy(checked: CheckedAnswers, question: string, debtor: Debtor): JsonObject {
  return answerTo(checked, copyKey(question, debtor))
}

export function getEntries(
  checked: CheckedAnswers,
  questionKey: string,
  list: string,
): readonly JsonObject[] {
  return entriesAt(answerTo(checked, questionKey), list)
}

export function saysYes(data: JsonObject, key: string): boolean {
  return data[key] === 'yes'
}

export function saysNo(data: JsonObject, key: string): boolean {
  return data[key] === 'no'
}

/** True for Yes and No, but not for 'userNeedsHelp'. */
export function saysYesOrNo(data: JsonObject, key: string): boolean {
  return saysYes(data, key) || saysNo(data, key)
}

export function isListAnswered(data: JsonObject, list: string): boolean {
  return saysNo(data, 'has') || (saysYes(data, 'has') && entriesAt(data, list).length > 0)
}

export function textAt(data: JsonObject, key: string): string | undefined {
  const value = data[key]
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

export function amountAt(data: JsonObject, key: string): number | undefined {
  const value = data[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/**
 * Returns 0 for a missing amount. Use it for fields that clients leave blank instead of entering
 * zero.
 */
export function amountOrNone(data: JsonObject, key: string): number {
  return amountAt(data, key) ?? 0
}

export function isAbove(data: JsonObject, key: string, limit = 0): boolean {
  return amountOrNone(data, key) > limit
}

export function includesAnswer(data: JsonObject, key: string, values: readonly string[]): boolean {
  return values.includes(textAt(data, key) ?? '')
}

/** True if each entry has an answer, and no answer is one of `values`. */
export function excludesAnswers(
  entries: readonly JsonObject[],
  key: string,
  values: readonly string[],
): boolean {
  return entries.every(
    (entry) => textAt(entry, key) !== undefined && !includesAnswer(entry, key, values),
  )
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

export function sumAt(entries: readonly JsonObject[], key: string): number {
  return sum(entries.map((entry) => amountOrNone(entry, key)))
}

/** Adds up all amounts in `data`. Ignores nested lists. `data` must not contain other numbers. */
export function sumOfAmounts(data: JsonObject): number {
  return sum(Object.keys(data).map((key) => amountOrNone(data, key)))
}

export function getState(data: JsonObject): string | undefined {
  return textAt(objectAt(data, 'address'), 'state')
}
