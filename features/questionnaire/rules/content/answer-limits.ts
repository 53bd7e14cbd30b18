// spec: saving#refusals, limits#answer-size
import { toStorable } from '#lib/text.ts'
import { isJsonObject, isList } from '../json.ts'
import type { Json, JsonObject } from './model.ts'
import type { QuestionnaireProblemCode } from '../problems.ts'

/** `bytes` is the size in UTF-8. `depth` includes the answer itself as level 1. */
export const answerLimits = { bytes: 262_144, depth: 32, entries: 200 } as const

/** Built-in property names of JavaScript objects. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

export type AnswerReading =
  | { readonly data: JsonObject }
  | { readonly problem: QuestionnaireProblemCode }

/** Checks the size first, so that a large text is never parsed. */
export function readAnswer(text: string): AnswerReading {
  if (exceedsBytes(text, answerLimits.bytes)) return { problem: 'questionnaire.answer-too-large' }
  const data = parseText(text)
  if (!isJsonObject(data)) return { problem: 'questionnaire.answer-unreadable' }
  const problem = problemIn(data, 1)
  return problem === undefined ? { data } : { problem }
}

/** Two valid answers can exceed the limits once they are merged. */
export function problemOfMerged(data: JsonObject): QuestionnaireProblemCode | undefined {
  return exceedsBytes(JSON.stringify(data), answerLimits.bytes)
    ? 'questionnaire.answer-too-large'
    : problemIn(data, 1)
}

function parseText(text: string): Json | undefined {
  try {
    return JSON.parse(text, (_, value: Json) =>
      typeof value === 'string' ? toStorable(value) : value,
    ) as Json
  } catch {
    return undefined
  }
}

function problemIn(value: Json, depth: number): QuestionnaireProblemCode | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > answerLimits.depth) return 'questionnaire.answer-unreadable'
  if (isList(value))
    return value.length > answerLimits.entries && !value.every((entry) => typeof entry === 'string')
      ? 'questionnaire.too-many-entries'
      : firstProblem(value, depth)
  if (Object.keys(value).some((key) => forbiddenKeys.has(key) || key.includes('\u0000')))
    return 'questionnaire.answer-unreadable'
  return firstProblem(Object.values(value), depth)
}

function firstProblem(
  values: readonly Json[],
  depth: number,
): QuestionnaireProblemCode | undefined {
  for (const value of values) {
    const problem = problemIn(value, depth + 1)
    if (problem !== undefined) return problem
  }
  return undefined
}

/**
 * Counts the bytes in its own loop, because the browser and the server have no common function for
 * it.
 */
function exceedsBytes(text: string, most: number): boolean {
  if (text.length > most) return true
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    if (code < 0x80) bytes += 1
    else if (code < 0x800) bytes += 2
    else bytes += code < 0x1_0000 ? 3 : 4
  }
  return bytes > most
}
