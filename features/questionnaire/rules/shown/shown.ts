// Evaluates the `if` and `then` of a form for the verdict, the summaries and the read-only view.
import type { JsonObject, Schema, UiSchema } from '../content/model.ts'
import { fits } from '../content/schema-check.ts'

export interface ShownField {
  readonly key: string
  readonly schema: Schema
  readonly ui: UiSchema
  readonly isRequired: boolean
}

const known = new WeakMap<Schema, WeakMap<UiSchema, Map<string, readonly ShownField[]>>>()

/** Returns the fields in form order. Cached per set of true branches, since lists may be long. */
export function listShownFields(
  schema: Schema,
  ui: UiSchema,
  data: JsonObject,
): readonly ShownField[] {
  const parts = schema.allOf ?? []
  const holding = parts.flatMap((part, place) =>
    part.if !== undefined && fits(part.if, data) ? [place] : [],
  )
  const ofSchema = known.get(schema) ?? new WeakMap<UiSchema, Map<string, readonly ShownField[]>>()
  known.set(schema, ofSchema)
  const ofForm = ofSchema.get(ui) ?? new Map<string, readonly ShownField[]>()
  ofSchema.set(ui, ofForm)
  const text = holding.join()
  const fields =
    ofForm.get(text) ?? toFields([schema, ...holding.map((place) => parts[place]?.then ?? {})], ui)
  ofForm.set(text, fields)
  return fields
}

function toFields(parts: readonly Schema[], ui: UiSchema): readonly ShownField[] {
  const properties: Readonly<Record<string, Schema>> = Object.assign(
    {},
    ...parts.map((part) => part.properties ?? {}),
  )
  const required = new Set(parts.flatMap((part) => part.required ?? []))
  return (ui['ui:order'] ?? Object.keys(properties)).flatMap((key) => {
    const schema = properties[key]
    return schema ? [{ key, schema, ui: getUiAt(ui, key), isRequired: required.has(key) }] : []
  })
}

export function getUiAt(ui: UiSchema, key: string): UiSchema {
  const look = ui[key]
  return isObject(look) ? look : noUi
}

export const noUi: UiSchema = {}

function isObject(value: unknown): value is { readonly [key: string]: never } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
