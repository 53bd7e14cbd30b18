// In the schema for react-jsonschema-form, a list is one opaque field without defaults.
import { isJsonObject, isList } from '../../rules/json.ts'
import type { Json, JsonObject, Schema, UiSchema } from '../../rules/content/model.ts'

const made = new WeakMap<Schema, Schema>()

/** Returns the same object for the same schema, so that nothing renders again. */
export function toFormSchema(schema: Schema): Schema {
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
              toFormSchema(property),
            ]),
          ),
        }
      : {}),
    ...(schema.allOf ? { allOf: schema.allOf.map(toFormSchema) } : {}),
    ...Object.fromEntries(
      branches.flatMap((branch) =>
        schema[branch] ? [[branch, toFormSchema(schema[branch])]] : [],
      ),
    ),
  }
}

export function isListOfRecords({ items }: Schema): boolean {
  return (
    items !== undefined &&
    (items.type === 'object' || items.properties !== undefined || items.allOf !== undefined)
  )
}

/** Omits lists of records: no condition reads them, and a keystroke need not copy 200 entries. */
export function toFormAnswer(answer: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([, value]) => !(isList(value) && value.some(isJsonObject)))
      .map(([key, value]): [string, Json] => [
        key,
        isJsonObject(value) ? toFormAnswer(value) : value,
      ]),
  )
}

export function uiBelow(ui: UiSchema, key: string): UiSchema {
  const below = ui[key]
  return typeof below === 'object' && !Array.isArray(below) ? (below as UiSchema) : noLook
}

const noLook: UiSchema = {}
