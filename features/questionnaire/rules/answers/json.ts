// What answers are made of: objects, lists, and the records in them by their ids.
import { isEmpty } from '../content/condition.ts'
import type { Json, JsonObject } from '../content/model.ts'

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value)
}

export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

export function objectAt(data: JsonObject, key: string): JsonObject {
  const found = data[key]
  return isJsonObject(found) ? found : {}
}

/** The records of a list; nothing else that may lie there. */
export function recordsIn(value: Json | undefined): readonly JsonObject[] {
  return isList(value) ? value.filter(isJsonObject) : []
}

/** The entries of a list; anything else is no entry. */
export function entriesAt(data: JsonObject, key: string): readonly JsonObject[] {
  return recordsIn(data[key])
}

/** Of an entry; '' while it has none. */
export function idOf({ id }: JsonObject): string {
  return typeof id === 'string' ? id : ''
}

/** The same without what is absent, empty or not there: forms hold undefined for what was emptied, and the schema knows no such thing. */
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
