// spec: questionnaire#entry-ids, questionnaire#parent-id
import { isJsonObject, isList } from '../json.ts'
import type { Json, JsonObject } from '../content/model.ts'

/**
 * Returns the same object if nothing changes. In a top-level record, `parentId` becomes the
 * question key.
 */
export function withEntryIds(
  data: JsonObject,
  fresh: () => string,
  questionKey?: string,
): JsonObject {
  const taken = new Set<string>()
  return withIdsInObject(data, questionKey, { taken, fresh })
}

export function isEntryId(id: Json | undefined): id is string {
  return typeof id === 'string' && /^[a-z0-9]{6}$/.test(id)
}

interface Ids {
  readonly taken: Set<string>
  readonly fresh: () => string
}

function withIdsInObject(data: JsonObject, around: string | undefined, ids: Ids): JsonObject {
  let changed = data
  for (const [key, value] of Object.entries(data)) {
    const result = isList(value)
      ? inList(value, around, ids)
      : isJsonObject(value)
        ? withIdsInObject(value, around, ids)
        : value
    if (result !== value) changed = { ...changed, [key]: result }
  }
  return changed
}

function inList(list: readonly Json[], around: string | undefined, ids: Ids): readonly Json[] {
  const result = list.map((entry) =>
    isJsonObject(entry) ? withIdsInEntry(entry, around, ids) : entry,
  )
  return result.some((entry, place) => entry !== list[place]) ? result : list
}

function withIdsInEntry(entry: JsonObject, around: string | undefined, ids: Ids): JsonObject {
  const id = isEntryId(entry['id']) && !ids.taken.has(entry['id']) ? entry['id'] : unusedId(ids)
  ids.taken.add(id)
  const named = id === entry['id'] ? entry : { ...entry, id }
  const placed =
    'parentId' in named && around !== undefined && named['parentId'] !== around
      ? { ...named, parentId: around }
      : named
  return withIdsInObject(placed, id, ids)
}

function unusedId({ taken, fresh }: Ids): string {
  const id = fresh()
  return taken.has(id) ? unusedId({ taken, fresh }) : id
}
