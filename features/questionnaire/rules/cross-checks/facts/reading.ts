// How the checks read answers. What is not told is undefined: never a No, never a zero.
import type { CheckedAnswers } from '../cross-check.ts'
import { entriesAt, objectAt } from '../../answers/json.ts'
import type { JsonObject } from '../../content/model.ts'

export type Debtor = 1 | 2

export const debtors: readonly Debtor[] = [1, 2]

/** Of the two, the first for whom it finds something. */
export function firstOf<Found>(find: (debtor: Debtor) => Found | undefined): Found | undefined {
  return find(1) ?? find(2)
}

/** Empty while there is none. */
export function answerTo({ answers }: CheckedAnswers, questionKey: string): JsonObject {
  return answers.get(questionKey) ?? {}
}

export function copyKey(question: string, debtor: Debtor): string {
  return `${question}_d${debtor}`
}

/** Of a question that each debtor has. */
export function copyOf(checked: CheckedAnswers, question: string, debtor: Debtor): JsonObject {
  return answerTo(checked, copyKey(question, debtor))
}

export function entriesOf(
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

/** False also for a call for help. */
export function saysYesOrNo(data: JsonObject, key: string): boolean {
  return saysYes(data, key) || saysNo(data, key)
}

/** Of a list behind the Yes of its own question: a No, or a Yes with entries. */
export function isListTold(data: JsonObject, list: string): boolean {
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

/** For amounts that are left blank where there are none. */
export function amountOrNone(data: JsonObject, key: string): number {
  return amountAt(data, key) ?? 0
}

export function isAbove(data: JsonObject, key: string, limit = 0): boolean {
  return amountOrNone(data, key) > limit
}

/** True for one of these values. */
export function tells(data: JsonObject, key: string, values: readonly string[]): boolean {
  return values.includes(textAt(data, key) ?? '')
}

/** True when each entry tells it and none tells one of these: what is left blank might be one. */
export function noneTells(
  entries: readonly JsonObject[],
  key: string,
  values: readonly string[],
): boolean {
  return entries.every((entry) => textAt(entry, key) !== undefined && !tells(entry, key, values))
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

export function sumAt(entries: readonly JsonObject[], key: string): number {
  return sum(entries.map((entry) => amountOrNone(entry, key)))
}

/** Of a question whose numbers are all amounts of money; lists in it are not counted. */
export function sumOfAmounts(data: JsonObject): number {
  return sum(Object.keys(data).map((key) => amountOrNone(data, key)))
}

/** A state of the union, of an address in an answer. */
export function stateOf(data: JsonObject): string | undefined {
  return textAt(objectAt(data, 'address'), 'state')
}
