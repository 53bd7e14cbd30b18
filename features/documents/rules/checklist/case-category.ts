// The state of a category of a case, as its firm reads it (spec: case-checklist#states).
import type { FolderStatus } from '../document-status.ts'
import type { Requirement } from '../records.ts'

export type CaseCategoryState =
  | 'needed'
  | 'more-needed'
  | 'to-review'
  | 'questioned'
  | 'sent-back'
  | 'complete'
  | 'if-any'
  | 'not-needed'

export interface StatedCategory {
  readonly status: FolderStatus
  readonly requirement: Requirement
  readonly stillNeeded: readonly string[]
  /** Statuses of the documents that clients sent. */
  readonly statuses: readonly string[]
}

/** Work of the firm comes before work of the client. */
export function getCategoryState(category: StatedCategory): CaseCategoryState {
  const { status, requirement, stillNeeded, statuses } = category
  if (statuses.includes('Pending')) return 'to-review'
  if (statuses.includes('Review')) return 'questioned'
  if (status === 'Rejected') return 'sent-back'
  if (requirement === 'notNeeded' && !statuses.includes('Accepted')) return 'not-needed'
  if (status === 'Complete') return 'complete'
  if (stillNeeded.length > 0) return 'more-needed'
  return requirement === 'required' ? 'needed' : 'if-any'
}

/** True if a letter about missing documents can ask for the category. */
export function canAskFor(state: CaseCategoryState): boolean {
  return ['needed', 'more-needed', 'sent-back', 'if-any'].includes(state)
}
