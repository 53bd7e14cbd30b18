// What a schema fills in by itself where nothing was answered (seeds/003, section 4; decisions B7).
import { objectAt } from '../../../rules/answers/json.ts'
import type { JsonObject, Schema } from '../../../rules/content/model.ts'
import type { AnswerPath } from './answer-path.ts'
import { askedNow } from './asked-now.ts'

/** The same answer with the defaults of what is asked now; the same object when there is none to add. Lists are left to their entries. */
export function withDefaults(
  schema: Schema,
  answer: JsonObject,
  isTouched: (path: AnswerPath) => boolean,
  base: AnswerPath = [],
): JsonObject {
  let filled = answer
  for (const [key, property] of askedNow(schema, answer)) {
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
