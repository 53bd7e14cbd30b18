import type { Json } from '#features/questionnaire/rules/content/model.ts'
import type { Part } from '../parts/parts.ts'
import type { Value } from '../values/value.ts'

/** An entry while it is built. */
export interface EntryDraft {
  readonly id: string
  readonly kind: string
  readonly debtor: 1 | 2 | null
  readonly of?: string
  readonly fields: Record<string, Value<Json> | Record<string, Value<Json>>>
}

export type Drafts = ReadonlyMap<Part, Map<string, EntryDraft>>
