import { objectAt } from '../../../rules/json.ts'
import type { JsonObject, Schema } from '../../../rules/content/model.ts'
import { listShownFields } from '../../../rules/shown/shown.ts'
import type { AnswerPath } from './answer-path.ts'

/** Names and schemas of the visible fields. */
export function getShownSchemas(schema: Schema, answer: JsonObject): ReadonlyMap<string, Schema> {
  return new Map(listShownFields(schema, {}, answer).map((field) => [field.key, field.schema]))
}

/** Returns the schema at a path of groups, or undefined if hidden. Always the same object. */
export function schemaNow(
  schema: Schema,
  [key, ...rest]: AnswerPath,
  answer: JsonObject,
): Schema | undefined {
  if (key === undefined) return schema
  const property = getShownSchemas(schema, answer).get(key)
  return property && schemaNow(property, rest, objectAt(answer, key))
}
