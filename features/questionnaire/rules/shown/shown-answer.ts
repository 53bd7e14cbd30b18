// Removes values of fields that are now hidden (spec: questionnaire#hidden-counts-nothing).
import { isJsonObject, isList, objectAt, withoutEmpty } from '../json.ts'
import type { Json, JsonObject, QuestionUnit, Schema } from '../content/model.ts'
import { noUi, listShownFields } from './shown.ts'

/** Also removes unknown and empty values. The IDs of records are kept. */
export function withoutHidden(
  { Schema: schema, subs }: Pick<QuestionUnit, 'Schema' | 'subs'>,
  data: JsonObject,
): JsonObject {
  return toShownAnswer(schema, withoutEmpty(data), subs)
}

function toShownAnswer(schema: Schema, data: JsonObject, subs: QuestionUnit['subs']): JsonObject {
  const shown = listShownFields(schema, noUi, data).flatMap(
    ({ key, schema: field }): ReadonlyArray<readonly [string, Json]> => {
      const value = data[key]
      // In a record, a sub-question is an object without `properties`. Its schema is in `subs`.
      const isSubQuestion = field.type === 'object' && field.properties === undefined
      if (
        value === undefined ||
        (isSubQuestion && objectAt(data, `navigation_${key}`)['isEnabled'] === false)
      )
        return []
      return [[key, toShownValue(isSubQuestion ? (subs.get(key) ?? field) : field, value, subs)]]
    },
  )
  return Object.fromEntries(shown)
}

function toShownValue(schema: Schema, value: Json, subs: QuestionUnit['subs']): Json {
  const { items } = schema
  if (isList(value) && items?.properties)
    return value.filter(isJsonObject).map((entry) => toShownAnswer(items, entry, subs))
  return isJsonObject(value) && schema.properties ? toShownAnswer(schema, value, subs) : value
}
