// spec: questionnaire#private-apart, questionnaire#private-shown
import type { ContentField } from '../content/content.ts'
import { getId, isJsonObject, isList } from '../json.ts'
import type { Json, JsonObject } from '../content/model.ts'
import { stepInto } from '../content/pointer.ts'

/** Hides the number, even from its owner (spec: questionnaire#private-shown). */
export const mask = 'XXX-XX-XXXX'

/** Replaces a private value. The mark changes with the value but does not reveal it. */
export interface Reference extends JsonObject {
  readonly $kept: string
}

export interface PrivatePlace {
  /** JSON pointer with record IDs: '/otherNumbers/k3x9ab/number'. */
  readonly path: string
  /** True if the value is never shown. If false, it is shown only to the debtor who owns it. */
  readonly isMasked: boolean
  /** True for the Social Security number that is also stored in the account. */
  readonly isOwnSsn: boolean
  /**
   * True for a Yes or No that only one debtor is asked and can change. To the other debtor, an
   * empty field would look like an open question, so that debtor could replace a Yes with a No.
   */
  readonly isForOneAlone: boolean
}

export function isReference(value: Json | undefined): value is Reference {
  return (
    isJsonObject(value) && typeof value['$kept'] === 'string' && Object.keys(value).length === 1
  )
}

const known = new WeakMap<readonly ContentField[], boolean>()

export function hasPrivateField(fields: readonly ContentField[]): boolean {
  const before = known.get(fields)
  if (before !== undefined) return before
  const hasSecret = fields.some(
    ({ sensitive, fields: inner, sub }) =>
      sensitive === true ||
      hasPrivateField(inner ?? []) ||
      (sub ?? []).some((question) => hasPrivateField(question.fields)),
  )
  known.set(fields, hasSecret)
  return hasSecret
}

/** Replaces or removes each private value with `visit`. Skips records that do not exist. */
export function mapPrivate(
  fields: readonly ContentField[],
  data: JsonObject,
  visit: (place: PrivatePlace, value: Json | undefined) => Json | undefined,
): JsonObject {
  return mapPrivateFields(fields, data, '', false, visit)
}

type Visit = Parameters<typeof mapPrivate>[2]

function mapPrivateFields(
  fields: readonly ContentField[],
  data: JsonObject,
  at: string,
  isInList: boolean,
  visit: Visit,
): JsonObject {
  if (!hasPrivateField(fields)) return data
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
      changed.set(field.key, mapPrivateFields(field.fields ?? [], value, path, isInList, visit))
    else if (isList(value))
      changed.set(
        field.key,
        value.map((entry) =>
          isJsonObject(entry)
            ? mappedEntry(field, entry, stepInto(path, getId(entry)), visit)
            : entry,
        ),
      )
  }
  const entries = Object.entries(data).map(([key, value]): readonly [string, Json | undefined] => [
    key,
    changed.has(key) ? changed.get(key) : value,
  ])
  const added = [...changed].filter(([key]) => !Object.hasOwn(data, key))
  return Object.fromEntries(
    [...entries, ...added].filter((pair): pair is [string, Json] => pair[1] !== undefined),
  )
}

/** Answers to sub-questions are in the record under their own keys, beside its fields. */
function mappedEntry(field: ContentField, entry: JsonObject, at: string, visit: Visit): JsonObject {
  let result = mapPrivateFields(field.fields ?? [], entry, at, true, visit)
  for (const { key, fields } of field.sub ?? []) {
    const inner = result[key]
    if (isJsonObject(inner))
      result = { ...result, [key]: mapPrivateFields(fields, inner, stepInto(at, key), true, visit) }
  }
  return result
}

export function referencesIn(
  fields: readonly ContentField[],
  data: JsonObject,
): ReadonlyMap<string, Reference> {
  const references = new Map<string, Reference>()
  mapPrivate(fields, data, ({ path }, value) => {
    if (isReference(value)) references.set(path, value)
    return value
  })
  return references
}

export interface Cutting {
  /** Returns the reference that the sender saw; if masked and none was seen, the current one. */
  readonly keptAt: (path: string, isMasked: boolean) => Reference | undefined
  /** True if the sender could see the value. If it is then missing, the sender has removed it. */
  readonly mayRead: (place: PrivatePlace) => boolean
  readonly getMark: (path: string, value: Json) => string
  readonly accountSsn: string | undefined
}

export interface CutAnswer {
  readonly data: JsonObject
  readonly typed: ReadonlyMap<string, { readonly value: Json; readonly reference: Reference }>
}

/**
 * A mask means the previous value, and so does '' if the sender could not see it. Null removes the
 * value. A mask without a previous value means the number of the account
 * (spec: questionnaire#mask-unchanged).
 */
export function extractPrivateValues(
  fields: readonly ContentField[],
  data: JsonObject,
  { keptAt, mayRead, getMark, accountSsn }: Cutting,
): CutAnswer {
  const typed = new Map<string, { readonly value: Json; readonly reference: Reference }>()
  const keep = (path: string, value: Json): Reference => {
    const reference = { $kept: getMark(path, value) }
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
    // Keeps the stored number if the new one is incomplete: the client may still be typing.
    if (place.isMasked && !isWholeNumber(value)) return keptAt(place.path, true)
    return keep(place.path, value)
  })
  return { data: cut, typed }
}

function isWholeNumber(value: Json): boolean {
  return typeof value === 'string' && /^\d{9}$/.test(value)
}

/** True if a mask refers to the number of the account. */
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

/** Replaces references with their values. A reference without a value is removed. */
export function restorePrivateValues(
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
  readonly hidden: '' | undefined
}

/** Returns the answer as one reader may see it (spec: questionnaire#private-shown). */
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

/** True if the value contains a reference, so that it must not be shown. */
export function hasPrivateText(value: Json | undefined): boolean {
  if (isReference(value)) return true
  if (isList(value)) return value.some(hasPrivateText)
  return isJsonObject(value) && Object.values(value).some(hasPrivateText)
}
