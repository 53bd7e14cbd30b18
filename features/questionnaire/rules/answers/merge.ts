// Merges two changes of the same base answer (spec: saving#merge).
import { isJsonObject, isList } from '../json.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { stepInto } from '../content/pointer.ts'
import { sameJson } from './same-json.ts'
import { isReference } from '../private/secrets.ts'

type Maybe = Json | undefined
type Entry = JsonObject & { readonly id: string }

export interface Overwritten {
  /** JSON pointer with record IDs in place of indexes. */
  readonly path: string
  /** The overwritten value. Undefined if the overwritten change was a removal. */
  readonly before: Maybe
}

export interface MergeResult {
  readonly data: JsonObject
  readonly overwritten: readonly Overwritten[]
}

/** Merges lists by record ID. The newer change wins. A changed record wins over its deletion. */
export function mergeAnswers(
  base: JsonObject,
  current: JsonObject,
  newer: JsonObject,
): MergeResult {
  const overwritten: Overwritten[] = []
  const data = mergeValues(base, current, newer, '', overwritten)
  return { data: isJsonObject(data) ? data : {}, overwritten }
}

function mergeValues(
  base: Maybe,
  current: Maybe,
  newer: Maybe,
  path: string,
  overwritten: Overwritten[],
): Maybe {
  if (sameJson(newer, current) || sameJson(base, newer)) return current
  if (sameJson(base, current)) return newer
  if (isEntries(current) && isEntries(newer) && (isList(current) || isList(newer))) {
    const entries = mergedEntries(
      isEntries(base) ? (base ?? []) : [],
      current ?? [],
      newer ?? [],
      path,
      overwritten,
    )
    return newer === undefined && entries.length === 0 ? undefined : entries
  }
  if (isBranch(current) && isBranch(newer)) {
    const object = mergedObjects(
      isBranch(base) ? (base ?? {}) : {},
      current ?? {},
      newer ?? {},
      path,
      overwritten,
    )
    return newer === undefined && Object.keys(object).length === 0 ? undefined : object
  }
  overwritten.push({ path, before: current })
  return newer
}

function mergedObjects(
  base: JsonObject,
  current: JsonObject,
  newer: JsonObject,
  path: string,
  overwritten: Overwritten[],
): JsonObject {
  const keys = new Set([...Object.keys(newer), ...Object.keys(current)])
  const pairs = [...keys].map((key): readonly [string, Maybe] => {
    // Navigation flags are recalculated, so a conflict in them is not reported.
    const noted = key.startsWith('navigation') ? [] : overwritten
    return [
      key,
      mergeValues(
        getOwn(base, key),
        getOwn(current, key),
        getOwn(newer, key),
        stepInto(path, key),
        noted,
      ),
    ]
  })
  return Object.fromEntries(
    pairs.filter((pair): pair is readonly [string, Json] => pair[1] !== undefined),
  )
}

function mergedEntries(
  base: readonly Entry[],
  current: readonly Entry[],
  newer: readonly Entry[],
  path: string,
  overwritten: Overwritten[],
): readonly Json[] {
  const [inBase, inCurrent, inNewer] = [byId(base), byId(current), byId(newer)]
  const getKept = (id: string): Maybe => {
    const [previous, saved, ours] = [inBase.get(id), inCurrent.get(id), inNewer.get(id)]
    if (saved && ours) return mergeValues(previous, saved, ours, stepInto(path, id), overwritten)
    const left = saved ?? ours
    return previous && sameJson(previous, left) ? undefined : left
  }
  return idsInOrder(base, current, newer)
    .map(getKept)
    .filter((entry) => entry !== undefined)
}

/** Uses the order of `newer`, unless only `current` was reordered. */
function idsInOrder(
  base: readonly Entry[],
  current: readonly Entry[],
  newer: readonly Entry[],
): readonly string[] {
  const moved = (list: readonly Entry[]) => {
    const ids = new Set(list.map(({ id }) => id))
    const known = new Set(base.map(({ id }) => id))
    return !sameJson(
      base.filter(({ id }) => ids.has(id)).map(({ id }) => id),
      list.filter(({ id }) => known.has(id)).map(({ id }) => id),
    )
  }
  const [first, second] = moved(current) && !moved(newer) ? [current, newer] : [newer, current]
  const known = new Set(first.map(({ id }) => id))
  const behind = new Map<string | undefined, string[]>()
  let last: string | undefined
  for (const { id } of second) {
    if (known.has(id)) last = id
    else behind.set(last, [...(behind.get(last) ?? []), id])
  }
  return [
    ...(behind.get(undefined) ?? []),
    ...first.flatMap(({ id }) => [id, ...(behind.get(id) ?? [])]),
  ]
}

function byId(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

function isEntries(value: Maybe): value is readonly Entry[] | undefined {
  return (
    value === undefined ||
    (isList(value) &&
      value.every((entry) => isJsonObject(entry) && typeof entry['id'] === 'string'))
  )
}

function isBranch(value: Maybe): value is JsonObject | undefined {
  return value === undefined || (isJsonObject(value) && !isReference(value))
}

function getOwn(object: JsonObject, key: string): Maybe {
  return Object.hasOwn(object, key) ? object[key] : undefined
}
