// The part of a schema that react-jsonschema-form draws: lists are one opaque field in it, and defaults are not its work.
import { isJsonObject, isList } from '../../rules/answers/json.ts'
import type { Json, JsonObject, Schema, UiSchema } from '../../rules/content/model.ts'

const made = new WeakMap<Schema, Schema>()

/** The same object for the same schema, so that nothing is drawn again for it. */
export function drawnSchema(schema: Schema): Schema {
  const known = made.get(schema)
  if (known) return known
  const drawn = isListOfRecords(schema)
    ? { type: 'null' as const, title: schema.title ?? '' }
    : withoutDefaults(schema)
  made.set(schema, drawn)
  return drawn
}

const branches = ['then', 'else'] as const

function withoutDefaults({ default: _left, ...schema }: Schema): Schema {
  return {
    ...schema,
    ...(schema.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(schema.properties).map(([key, property]) => [
              key,
              drawnSchema(property),
            ]),
          ),
        }
      : {}),
    ...(schema.allOf ? { allOf: schema.allOf.map(drawnSchema) } : {}),
    ...Object.fromEntries(
      branches.flatMap((branch) => (schema[branch] ? [[branch, drawnSchema(schema[branch])]] : [])),
    ),
  }
}

export function isListOfRecords({ items }: Schema): boolean {
  return (
    items !== undefined &&
    (items.type === 'object' || items.properties !== undefined || items.allOf !== undefined)
  )
}

/** The answer without its lists of records: conditions do not look into them, and 200 entries are not copied for one key. */
export function drawnAnswer(answer: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([, value]) => !(isList(value) && value.some(isJsonObject)))
      .map(([key, value]): [string, Json] => [
        key,
        isJsonObject(value) ? drawnAnswer(value) : value,
      ]),
  )
}

/** The look of what lies below. */
export function uiBelow(ui: UiSchema, key: string): UiSchema {
  const below = ui[key]
  return typeof below === 'object' && !Array.isArray(below) ? (below as UiSchema) : noLook
}

const noLook: UiSchema = {}
