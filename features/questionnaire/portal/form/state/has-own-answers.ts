// The ID and automatic values of an entry are not answers.
import { isEmpty } from '../../../rules/content/condition.ts'
import { isJsonObject } from '../../../rules/json.ts'
import type { JsonObject, Schema } from '../../../rules/content/model.ts'
import { getShownSchemas } from './shown-schemas.ts'

export function hasOwnAnswers(schema: Schema, entry: JsonObject): boolean {
  const shownFields = getShownSchemas(schema, entry)
  return Object.entries(entry).some(([key, value]) => {
    const field = shownFields.get(key)
    if (key === 'id' || !field || isEmpty(value)) return false
    return isJsonObject(value) ? hasOwnAnswers(field, value) : value !== field.default
  })
}
