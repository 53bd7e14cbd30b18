import type { Difference } from './Differences.tsx'

/** A value of a draft as people read it. */
export interface ShownField {
  readonly field: string
  readonly name: string
  readonly value: string
}

/** Values that only one of the two has are compared with nothing. */
export function compareFields(
  saved: readonly ShownField[],
  draft: readonly ShownField[],
): readonly Difference[] {
  const find = (fields: readonly ShownField[], field: string) =>
    fields.find((shown) => shown.field === field)?.value ?? ''
  const removed = saved.filter(({ field }) => !draft.some((shown) => shown.field === field))
  return [...draft, ...removed].map(({ field, name }) => ({
    name,
    saved: find(saved, field),
    draft: find(draft, field),
  }))
}
