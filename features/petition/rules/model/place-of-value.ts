import type { GivenValue } from '#features/questionnaire/rules/given/given-answers.ts'
import type { EntryKinds, RecordMapping, Reason, ScopeMapping } from '../mapping/mapping.ts'
import type { Target } from '../parts/parts.ts'

/** A question, or an entry of one of its lists, with what the mapping makes of it. */
export interface EntryScope {
  readonly id: string
  readonly as: EntryKinds
}

export type PlaceOfValue =
  | {
      readonly target: Target
      /** The part of an address or name. Undefined for a value that is whole by itself. */
      readonly inField: string | undefined
      /** From the outside. */
      readonly scopes: readonly EntryScope[]
    }
  | { readonly reason: Reason | 'noField' }

/** Follows the path of the value through the mapping of its question. */
export function findPlaceOfValue(
  mapping: ScopeMapping,
  questionKey: string,
  { path, entries }: Pick<GivenValue, 'path' | 'entries'>,
): PlaceOfValue {
  const scopes: EntryScope[] = [{ id: questionKey, as: mapping.as }]
  let within: RecordMapping = mapping
  for (const [at, key] of path.entries()) {
    const next = within.fields[key]
    if (next === undefined) break
    if (typeof next === 'string') return { target: next, inField: path[at + 1], scopes }
    if ('reason' in next) return { reason: next.reason }
    if ('as' in next)
      scopes.push({ id: `${questionKey}${entries[scopes.length - 1] ?? ''}`, as: next.as })
    within = next
  }
  return { reason: 'noField' }
}
