// An answer without what is not shown now: what was answered before and is hidden counts for nothing (decisions, questionnaire B2.4).
import { isJsonObject, isList, objectAt, withoutEmpty } from '../answers/json.ts'
import type { Json, JsonObject, QuestionUnit, Schema } from '../content/model.ts'
import { noUi, shownFields } from './shown.ts'

/** Records keep their ids, and of their own questions those that are asked. What the form does not know is left out, and so is what is empty. */
export function shownAnswer(
  { Schema: schema, subs }: Pick<QuestionUnit, 'Schema' | 'subs'>,
  data: JsonObject,
): JsonObject {
  return shownIn(schema, withoutEmpty(data), subs)
}

function shownIn(schema: Schema, data: JsonObject, subs: QuestionUnit['subs']): JsonObject {
  const kept = shownFields(schema, noUi, data).flatMap(
    ({ key, schema: field }): ReadonlyArray<readonly [string, Json]> => {
      const value = data[key]
      // In a record each of its own questions stands as an object without a form.
      const isQuestion = field.type === 'object' && field.properties === undefined
      if (
        value === undefined ||
        (isQuestion && objectAt(data, `navigation_${key}`)['isEnabled'] === false)
      )
        return []
      return [[key, shownValue(isQuestion ? (subs.get(key) ?? field) : field, value, subs)]]
    },
  )
  return Object.fromEntries(kept)
}

function shownValue(schema: Schema, value: Json, subs: QuestionUnit['subs']): Json {
  const { items } = schema
  if (isList(value) && items?.properties)
    return value.filter(isJsonObject).map((entry) => shownIn(items, entry, subs))
  return isJsonObject(value) && schema.properties ? shownIn(schema, value, subs) : value
}
