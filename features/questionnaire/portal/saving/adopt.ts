import { isJsonObject, isList } from '../../rules/json.ts'
import { mergeAnswers } from '#features/questionnaire/rules/answers/merge.ts'
import type { Json, JsonObject } from '#features/questionnaire/rules/content/model.ts'
import { sameJson } from '#features/questionnaire/rules/answers/same-json.ts'
import { mask } from '#features/questionnaire/rules/private/secrets.ts'

type Value = Json | undefined

/** In a conflict, `mine` wins. A mask never replaces digits that the client still sees. */
export function mergeResult(
  submitted: JsonObject,
  result: JsonObject,
  mine: JsonObject,
): JsonObject {
  const withOwn = withTyped(result, submitted)
  const { data } = mergeAnswers(submitted, isJsonObject(withOwn) ? withOwn : result, mine)
  // Returns the same object if nothing changed, so that the form does not update.
  return sameJson(data, mine) ? mine : data
}

/** Returns the server's answer, with the sent digits in place of masks. */
function withTyped(result: Value, submitted: Value): Value {
  if (result === mask) return typeof submitted === 'string' && submitted !== '' ? submitted : result
  if (isList(result))
    return result.map((entry) => withTyped(entry, findSubmittedEntry(entry, submitted)) ?? entry)
  if (!isJsonObject(result)) return result
  return Object.fromEntries(
    Object.entries(result).map(([key, value]) => [
      key,
      withTyped(value, isJsonObject(submitted) ? submitted[key] : undefined) ?? value,
    ]),
  )
}

function findSubmittedEntry(entry: Json, submittedEntry: Value): Value {
  const id = isJsonObject(entry) ? entry['id'] : undefined
  return isList(submittedEntry) && typeof id === 'string'
    ? submittedEntry.find(
        (withSubmitted) => isJsonObject(withSubmitted) && withSubmitted['id'] === id,
      )
    : undefined
}
