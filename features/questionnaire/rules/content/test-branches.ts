import type { Json, JsonObject, Schema } from './model.ts'
import { fits } from './schema-check.ts'

export interface Branch {
  readonly condition: Schema
  /** All properties of the object that contains the condition. */
  readonly level: Readonly<Record<string, Schema>>
  /** Returns an answer with the object at its place. */
  readonly path: (data: JsonObject) => JsonObject
}

/** Returns every `if` of a form, including those in its lists and groups. */
export function getBranches(
  schema: Schema,
  path: (data: JsonObject) => JsonObject = (data) => data,
): readonly Branch[] {
  const parts = schema.allOf ?? []
  const level: Readonly<Record<string, Schema>> = Object.assign(
    {},
    schema.properties,
    ...parts.map((part) => part.then?.properties),
  )
  const here = parts.flatMap(({ if: condition }) => (condition ? [{ condition, level, path }] : []))
  const below = Object.entries(level).flatMap(([key, inner]) => {
    const opens = parts.find((part) => part.then?.properties?.[key])?.if
    const around = (value: Json) => path({ ...(opens && met(opens, level, true)), [key]: value })
    if (inner.type === 'object') return getBranches(inner, around)
    return inner.items?.type === 'object' && !isRecords(inner.items)
      ? getBranches(inner.items, (data) => around([{ id: 'aaaaaa', ...data }]))
      : []
  })
  return [...here, ...below]
}

/** True if a list has records. Their sub-questions are checked separately. */
function isRecords({ properties = {} }: Schema): boolean {
  return 'parentId' in properties
}

/** Returns an answer for which the condition is true, or false if `wanted` is false. */
export function met(
  condition: Schema,
  level: Readonly<Record<string, Schema>>,
  wanted: boolean,
): JsonObject {
  const { not, allOf, anyOf, properties } = condition
  if (not) return met(not, level, !wanted)
  if (allOf && wanted)
    return Object.assign({}, ...allOf.map((part) => met(part, level, true))) as JsonObject
  if (allOf)
    return {
      ...(Object.assign({}, ...allOf.map((part) => met(part, level, true))) as JsonObject),
      ...met(allOf.at(-1) ?? {}, level, false),
    }
  if (anyOf && wanted) return met(anyOf[0] ?? {}, level, true)
  if (anyOf) return Object.assign({}, ...anyOf.map((part) => met(part, level, false))) as JsonObject
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([key, comparison]) => [
      key,
      valueFor(comparison, level[key] ?? {}, wanted),
    ]),
  )
}

function valueFor(comparison: Schema, field: Schema, wanted: boolean): Json {
  const options: readonly Json[] = [
    ...(field.oneOf ?? field.items?.oneOf ?? []).map((option) => option.const),
    true,
    false,
    ...[0, 1, comparison.exclusiveMinimum ?? 0].flatMap((number) => [
      number - 1,
      number + 1,
      number,
    ]),
  ]
  const candidates = field.type === 'array' ? options.map((option) => [option]) : options
  const candidate = candidates.find(
    (value) =>
      fits(field, value) && fits(comparison, value) === wanted && value !== 'userNeedsHelp',
  )
  if (candidate === undefined) throw new Error(`No value for ${JSON.stringify(comparison)}`)
  return candidate
}
