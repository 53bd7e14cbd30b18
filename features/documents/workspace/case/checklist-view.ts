// Which categories the page shows, and in which groups.
import type { CaseChecklistPartsFragment } from './case-checklist.operations.ts'

export type CaseCategory = CaseChecklistPartsFragment['categories'][number]

export const checklistFilters = ['all', 'to-review', 'missing', 'not-needed'] as const
export type ChecklistFilter = (typeof checklistFilters)[number]

const missing: readonly CaseCategory['state'][] = ['NEEDED', 'MORE_NEEDED', 'SENT_BACK']

/** Returns what a letter asks for at first. */
export function isMissing({ state }: CaseCategory): boolean {
  return missing.includes(state)
}

/** Returns what a letter can ask for. */
export function canAskFor(category: CaseCategory): boolean {
  if (!category.canBeAsked) return false
  return isMissing(category) || (category.state === 'IF_ANY' && category.isExtra)
}

/** At first, what is optional and empty stays out of the way. */
export function isShown(category: CaseCategory, filter: ChecklistFilter): boolean {
  const { state, isExtra } = category
  if (filter === 'to-review') return state === 'TO_REVIEW'
  if (filter === 'missing') return isMissing(category)
  if (filter === 'not-needed') return state === 'NOT_NEEDED' || (state === 'IF_ANY' && !isExtra)
  return state !== 'NOT_NEEDED' && (state !== 'IF_ANY' || isExtra)
}

export interface CategoryGroup {
  /** Null for categories without a folder. */
  readonly folder: string | null
  readonly categories: readonly CaseCategory[]
}

/** Neighbors of one folder together, in their order. */
export function groupByFolder(categories: readonly CaseCategory[]): readonly CategoryGroup[] {
  const groups: { readonly folder: string | null; readonly categories: CaseCategory[] }[] = []
  for (const category of categories) {
    const group = groups.find(({ folder }) => folder === category.folder)
    if (group) group.categories.push(category)
    else groups.push({ folder: category.folder, categories: [category] })
  }
  return groups
}
