// spec: questionnaire#entry-form
import type { Schema, UiSchema } from '../../../rules/content/model.ts'
import { getUiAt } from '../../../rules/shown/shown.ts'

/** One field, or the lines of "Is any of this true?". */
export type EntryPart = { readonly key: string } | { readonly flags: readonly string[] }

export interface EntryParts {
  readonly first: readonly EntryPart[]
  /** Keys of the fields below "More details". */
  readonly more: readonly string[]
}

/**
 * `keys` are the visible fields in order. All flags are grouped at the position of the first flag.
 */
export function questionParts(keys: readonly string[], ui: UiSchema): readonly EntryPart[] {
  const flags = keys.filter((key) => isFlag(ui, key))
  return keys.flatMap((key): readonly EntryPart[] =>
    isFlag(ui, key) ? (key === flags[0] ? [{ flags }] : []) : [{ key }],
  )
}

/** `first` has required and marked fields, flags, and single fields that depend only on these. */
export function entryParts(
  keys: readonly string[],
  required: readonly string[],
  schema: Schema,
  ui: UiSchema,
): EntryParts {
  const first = new Set(
    keys.filter(
      (key) =>
        required.includes(key) || isFlag(ui, key) || getUiAt(ui, key)['ui:options']?.first === true,
    ),
  )
  for (const key of keys) {
    const openedBy = conditionKeys(schema, key)
    if (openedBy.length > 0 && openedBy.every((opener) => first.has(opener))) first.add(key)
  }
  // Without any first field, the whole form would be below "More details".
  if (first.size === 0) return { first: questionParts(keys, ui), more: [] }
  return {
    first: questionParts(
      keys.filter((key) => first.has(key)),
      ui,
    ),
    more: keys.filter((key) => !first.has(key)),
  }
}

function isFlag(ui: UiSchema, key: string): boolean {
  return getUiAt(ui, key)['ui:options']?.flag === true
}

/** Returns the fields that one conditional field depends on. Empty for groups like an address. */
function conditionKeys({ allOf = [] }: Schema, key: string): readonly string[] {
  const opening = allOf.find(({ then }) => then?.properties?.[key] !== undefined)
  return opening?.if && opening.then?.properties?.[key]?.type !== 'object' ? keysIn(opening.if) : []
}

function keysIn({ properties = {}, allOf = [], anyOf = [], not }: Schema): readonly string[] {
  return [
    ...Object.keys(properties),
    ...[...allOf, ...anyOf, ...(not ? [not] : [])].flatMap(keysIn),
  ]
}
