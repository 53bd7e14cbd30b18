// spec: questionnaire#defaults
import { objectAt } from '../../../rules/json.ts'
import type { JsonObject, Schema } from '../../../rules/content/model.ts'
import type { AnswerPath } from './answer-path.ts'
import { getShownSchemas } from './shown-schemas.ts'

/** Returns the same object if nothing changes. List entries get their defaults separately. */
export function withDefaults(
  schema: Schema,
  answer: JsonObject,
  isTouched: (path: AnswerPath) => boolean,
  base: AnswerPath = [],
): JsonObject {
  let filled = answer
  for (const [key, property] of getShownSchemas(schema, answer)) {
    const path = [...base, key]
    if (property.type === 'object') {
      const known = objectAt(filled, key)
      const inside = withDefaults(property, known, isTouched, path)
      if (inside !== known) filled = { ...filled, [key]: inside }
    } else if (property.default !== undefined && filled[key] === undefined && !isTouched(path)) {
      filled = { ...filled, [key]: property.default }
    }
  }
  return filled
}
