import type { ContentQuestion } from '#features/questionnaire/rules/content/content.ts'
import { entriesAt, isJsonObject, isList } from '#features/questionnaire/rules/json.ts'
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { sampleAnswer, type Sampling } from '#features/questionnaire/rules/sample-answers.ts'

/** Returns a complete answer: the written parts, No where nothing is written, and samples. */
export function completeAnswer(
  question: ContentQuestion,
  sampling: Sampling,
  {
    prefilled = {},
    written = {},
  }: { readonly prefilled?: JsonObject | undefined; readonly written?: JsonObject | undefined },
): JsonObject {
  return sampleAnswer(
    question,
    sampling,
    mergeEntries({ ...noTo(question), ...prefilled }, written),
  )
}

/** Entries without an ID are merged into the entry at their position. */
function mergeEntries(existing: JsonObject, written: JsonObject): JsonObject {
  const merged = Object.entries(written).map(([key, value]): readonly [string, Json] => {
    const entries = entriesAt(existing, key)
    return [
      key,
      isList(value) && value.every((entry) => isJsonObject(entry) && entry['id'] === undefined)
        ? value.map((entry, at) => ({ ...entries[at], ...(entry as JsonObject) }))
        : value,
    ]
  })
  return { ...existing, ...Object.fromEntries(merged) }
}

/** Returns No for every yes-or-no field that is always shown. */
function noTo({ fields }: ContentQuestion): JsonObject {
  return Object.fromEntries(
    fields
      .filter(({ kind, condition }) => condition === undefined && (kind === 'yn' || kind === 'ynh'))
      .map(({ key }) => [key, 'no']),
  )
}
