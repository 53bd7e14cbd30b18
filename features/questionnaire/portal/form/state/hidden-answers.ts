// spec: questionnaire#hidden-lists, questionnaire#hidden-addresses
import { entriesAt, objectAt } from '../../../rules/json.ts'
import type { JsonObject, Schema } from '../../../rules/content/model.ts'
import { getShownSchemas } from './shown-schemas.ts'

/** Questions that hide an address because it is the same as another one. */
export const addressGates: readonly string[] = ['sameAsSpouse', 'sameAddress', 'different']

/** Returns the keys of hidden lists that have entries. */
export function hiddenLists(schema: Schema, answer: JsonObject): readonly string[] {
  const shownFields = getShownSchemas(schema, answer)
  return Object.keys(answer).filter(
    (key) => !shownFields.has(key) && entriesAt(answer, key).length > 0,
  )
}

/** Empties each hidden address. */
export function withoutHiddenAddresses(schema: Schema, answer: JsonObject): JsonObject {
  const shownFields = getShownSchemas(schema, answer)
  const hidden = addressesBehindGates(schema).filter(
    (key) => !shownFields.has(key) && Object.keys(objectAt(answer, key)).length > 0,
  )
  return hidden.length > 0
    ? { ...answer, ...Object.fromEntries(hidden.map((key) => [key, {}])) }
    : answer
}

function addressesBehindGates(schema: Schema): readonly string[] {
  return (schema.allOf ?? []).flatMap(({ if: condition, then }) => {
    const text = JSON.stringify(condition ?? {})
    const isGate = addressGates.some((gate) => text.includes(`"${gate}"`))
    return isGate
      ? Object.entries(then?.properties ?? {}).flatMap(([key, { type }]) =>
          type === 'object' ? [key] : [],
        )
      : []
  })
}

/** Returns the lists a change has hidden and the previous answers. Undo restores both. */
export function toUndo(
  before: JsonObject,
  after: JsonObject,
  lists: readonly string[],
): JsonObject {
  const keys = Object.keys(before).filter(
    (key) => lists.includes(key) || before[key] !== after[key],
  )
  return Object.fromEntries(
    keys.flatMap((key) => (before[key] === undefined ? [] : [[key, before[key]]])),
  )
}
