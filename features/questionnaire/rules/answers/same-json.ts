import { isJsonObject, isList } from './json.ts'
import type { Json } from '../content/model.ts'

/** Ignores key order, but not list order. Undefined equals only undefined. */
export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true
  if (isList(one) || isList(other))
    return (
      isList(one) &&
      isList(other) &&
      one.length === other.length &&
      one.every((item, index) => sameJson(item, other[index]))
    )
  if (!isJsonObject(one) || !isJsonObject(other)) return false
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && sameJson(one[key], other[key]))
  )
}
