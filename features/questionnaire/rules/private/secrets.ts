// What is private to one debtor is kept apart from the answer: cut out on the way in, put back or masked on the way out (decisions, questionnaire B5).
import type { ContentField } from '../content/content.ts'
import { idOf, isJsonObject, isList } from '../answers/json.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { stepInto } from '../content/pointer.ts'

/** Stands for a number that is never shown, also not to whoever typed it (decisions B5.2; Z12). */
export const mask = 'XXX-XX-XXXX'

/** What an answer keeps in the place of a private value: a mark that changes when the value does, and tells nothing of it. */
export interface Reference extends JsonObject {
  readonly $kept: string
}

export interface PrivatePlace {
  /** A JSON pointer with the ids of records in place of their numbers: '/otherNumbers/k3x9ab/number'. */
  readonly path: string
  /** Never shown to anybody; else shown to its own debtor. */
  readonly isMasked: boolean
  /** The one Social Security number that is also the account's. */
  readonly isOwnSsn: boolean
  /** A Yes or No: the other one is not asked it, and cannot change it. The empty place would be taken for an open question, and No put where Yes was. */
  readonly isForOneAlone: boolean
}

export function isReference(value: Json | undefined): value is Reference {
  return (
    isJsonObject(value) && typeof value['$kept'] === 'string' && Object.keys(value).length === 1
  )
}

const known = new WeakMap<readonly ContentField[], boolean>()

/** True when these fields, or fields inside them, are private. */
export function holdPrivate(fields: readonly ContentField[]): boolean {
  const before = known.get(fields)
  if (before !== undefined) return before
  const found = fields.some(
    ({ sensitive, fields: inner, sub }) =>
      sensitive === true ||
      holdPrivate(inner ?? []) ||
      (sub ?? []).some((question) => holdPrivate(question.fields)),
  )
  known.set(fields, found)
  return found
}

/** The answer with another value, or none, at each of its private places. A place whose record is not there is not visited. */
export function mapPrivate(
  fields: readonly ContentField[],
  data: JsonObject,
  visit: (place: PrivatePlace, value: Json | undefined) => Json | undefined,
): JsonObject {
  return mapped(fields, data, '', false, visit)
}

type Visit = Parameters<typeof mapPrivate>[2]

function mapped(
  fields: readonly ContentField[],
  data: JsonObject,
  at: string,
  isInList: boolean,
  visit: Visit,
): JsonObject {
  if (!holdPrivate(fields)) return data
  const changed = new Map<string, Json | undefined>()
  for (const field of fields) {
    const value = data[field.key]
    const path = stepInto(at, field.key)
    if (field.sensitive)
      changed.set(
        field.key,
        visit(
          {
            path,
            isMasked: field.kind === 'ssn' || field.kind === 'itin',
            isOwnSsn: field.kind === 'ssn' && !isInList,
            isForOneAlone: field.kind === 'yn',
          },
          value,
        ),
      )
    else if (isJsonObject(value))
      changed.set(field.key, mapped(field.fields ?? [], value, path, isInList, visit))
    else if (isList(value))
      changed.set(
        field.key,
        value.map((entry) =>
          isJsonObject(entry)
            ? mappedEntry(field, entry, stepInto(path, idOf(entry)), visit)
            : entry,
        ),
      )
  }
  const kept = Object.entries(data).map(([key, value]): readonly [string, Json | undefined] => [
    key,
    changed.has(key) ? changed.get(key) : value,
  ])
  const added = [...changed].filter(([key]) => !Object.hasOwn(data, key))
  return Object.fromEntries(
    [...kept, ...added].filter((pair): pair is [string, Json] => pair[1] !== undefined),
  )
}

/** A record's sub-questions lie under their keys, beside its fields. */
function mappedEntry(field: ContentField, entry: JsonObject, at: string, visit: Visit): JsonObject {
  let result = mapped(field.fields ?? [], entry, at, true, visit)
  for (const { key, fields } of field.sub ?? []) {
    const inner = result[key]
    if (isJsonObject(inner))
      result = { ...result, [key]: mapped(fields, inner, stepInto(at, key), true, visit) }
  }
  return result
}

/** The references of a saved answer, by place. */
export function referencesIn(
  fields: readonly ContentField[],
  data: JsonObject,
): ReadonlyMap<string, Reference> {
  const found = new Map<string, Reference>()
  mapPrivate(fields, data, ({ path }, value) => {
    if (isReference(value)) found.set(path, value)
    return value
  })
  return found
}

export interface Cutting {
  /** What stood at a place when the sender looked at it; for a mask that came where nothing stood, what stands there now. */
  readonly keptAt: (path: string, isMasked: boolean) => Reference | undefined
  /** True when the sender was shown the value itself, so that leaving it out means taking it away. */
  readonly mayRead: (place: PrivatePlace) => boolean
  readonly markOf: (path: string, value: Json) => string
  /** Of the debtor whom the question is about. */
  readonly accountSsn: string | undefined
}

export interface CutAnswer {
  readonly data: JsonObject
  /** What was typed, by place. */
  readonly typed: ReadonlyMap<string, { readonly value: Json; readonly reference: Reference }>
}

/**
 * Takes what is private out of an answer that was sent. A mask is what was there before; so is '' or nothing, for somebody who was not shown the value.
 * Null takes it away. A mask where nothing was is the number of the account, if that has one (decisions B5.3).
 */
export function cutOut(
  fields: readonly ContentField[],
  data: JsonObject,
  { keptAt, mayRead, markOf, accountSsn }: Cutting,
): CutAnswer {
  const typed = new Map<string, { readonly value: Json; readonly reference: Reference }>()
  const keep = (path: string, value: Json): Reference => {
    const reference = { $kept: markOf(path, value) }
    typed.set(path, { value, reference })
    return reference
  }
  const cut = mapPrivate(fields, data, (place, value) => {
    if (place.isForOneAlone && !mayRead(place)) return keptAt(place.path, false)
    if (value === null) return undefined
    if (value === mask)
      return (
        keptAt(place.path, true) ??
        (place.isOwnSsn && accountSsn !== undefined ? keep(place.path, accountSsn) : undefined)
      )
    if (value === undefined || value === '')
      return mayRead(place) ? undefined : keptAt(place.path, false)
    // A number that is not whole replaces none: a pause while it is typed must not cost what was there.
    if (place.isMasked && !isWholeNumber(value)) return keptAt(place.path, true)
    return keep(place.path, value)
  })
  return { data: cut, typed }
}

function isWholeNumber(value: Json): boolean {
  return typeof value === 'string' && /^\d{9}$/.test(value)
}

/** True when a mask stands where the account's own number is meant. */
export function asksForAccount(
  fields: readonly ContentField[],
  data: JsonObject,
  keptAt: Cutting['keptAt'],
): boolean {
  let asks = false
  mapPrivate(fields, data, ({ path, isOwnSsn }, value) => {
    if (isOwnSsn && value === mask && keptAt(path, true) === undefined) asks = true
    return value
  })
  return asks
}

/** What a saved answer says in full: `valueAt` knows what was kept apart. A reference to nothing is nothing. */
export function putBack(
  fields: readonly ContentField[],
  data: JsonObject,
  valueAt: (path: string) => Json | undefined,
): JsonObject {
  return mapPrivate(fields, data, ({ path }, value) => (isReference(value) ? valueAt(path) : value))
}

export interface Looking {
  readonly isKept: (path: string) => boolean
  readonly isOwn: (path: string) => boolean
  readonly valueAt: (path: string) => Json | undefined
  /** What stands for the other's value. */
  readonly hidden: '' | undefined
}

/** What somebody gets to see of a saved answer: the mask, their own, or '' for what is the other's; nothing at all of what is not asked of them (decisions B5.2). */
export function maskedFor(
  fields: readonly ContentField[],
  data: JsonObject,
  { isKept, isOwn, valueAt, hidden }: Looking,
): JsonObject {
  return mapPrivate(fields, data, ({ path, isMasked, isForOneAlone }, value) => {
    if (!isReference(value) || !isKept(path)) return undefined
    if (isMasked) return mask
    if (isOwn(path)) return valueAt(path)
    return isForOneAlone ? undefined : hidden
  })
}

/** True when a reference stands in it, so that it must not be shown as it is. */
export function tellsPrivate(value: Json | undefined): boolean {
  if (isReference(value)) return true
  if (isList(value)) return value.some(tellsPrivate)
  return isJsonObject(value) && Object.values(value).some(tellsPrivate)
}
