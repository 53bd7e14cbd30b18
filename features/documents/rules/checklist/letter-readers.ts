// Whom the firm asks for missing documents (spec: case-checklist#letter).
import { canSeeCategory } from '../categories/document-tree.ts'

export interface Person {
  readonly debtor: 1 | 2
  /** Null while their part of the case goes on. */
  readonly outcome: unknown
}

/** Those whose part goes on, or all of them once every part has ended. */
export function listAddressed<P extends Person>(people: readonly P[]): readonly P[] {
  const open = people.filter(({ outcome }) => outcome === null)
  return open.length === 0 ? people : open
}

/** False for a category of a debtor whose part has ended, or who has left the case. */
export function canBeAsked(
  category: { readonly debtor: 1 | 2 | null },
  people: readonly Person[],
): boolean {
  return listAddressed(people).some(({ debtor }) => canSeeCategory(debtor, category))
}
