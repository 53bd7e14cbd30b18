import { isEmpty } from './content/condition.ts'
import type { Json, JsonObject } from './content/model.ts'

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function objectAt(data: JsonObject, key: string): JsonObject {
  const value = data[key]
  return isJsonObject(value) ? value : {}
}

export function recordsIn(value: Json | undefined): readonly JsonObject[] {
  return isList(value) ? value.filter(isJsonObject) : []
}

export function entriesAt(data: JsonObject, key: string): readonly JsonObject[] {
  return recordsIn(data[key])
}

export function getId({ id }: JsonObject): string {
  return typeof id === 'string' ? id : ''
}

/** Leaves out empty values. The schema would refuse the `undefined` of cleared fields. */
export function withoutEmpty(data: JsonObject): JsonObject {
  const entries = Object.entries(data).filter(([, value]) => !isEmpty(value) || isList(value))
  return Object.fromEntries(
    entries.map(([key, value]): [string, Json] => [
      key,
      isJsonObject(value)
        ? withoutEmpty(value)
        : isList(value)
          ? value.map((item: Json) => (isJsonObject(item) ? withoutEmpty(item) : item))
          : value,
    ]),
  )
}
