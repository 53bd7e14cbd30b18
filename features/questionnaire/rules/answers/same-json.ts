import { isJsonObject, isList } from '../json.ts'
import type { Json } from '../content/model.ts'

/** Ignores key order, but not list order. Undefined equals only undefined. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (isList(a) || isList(b))
    return (
      isList(a) &&
      isList(b) &&
      a.length === b.length &&
      a.every((item, index) => sameJson(item, b[index]))
    )
  if (!isJsonObject(a) || !isJsonObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  )
}
