import type { ChecklistRequirement } from '#ui/graphql/enums.generated.ts'
import type { ChecklistTemplatePartsFragment } from './checklist.operations.ts'

export type ChecklistItem = ChecklistTemplatePartsFragment['items'][number]
/** By the key of the category. */
export type ChecklistDraft = Readonly<Record<string, ChecklistRequirement>>

export function toDraft(items: readonly ChecklistItem[]): ChecklistDraft {
  return Object.fromEntries(items.map(({ key, requirement }) => [key, requirement]))
}

export function toStandard(items: readonly ChecklistItem[]): ChecklistDraft {
  return Object.fromEntries(items.map(({ key, standard }) => [key, standard]))
}

export function countDifferences(items: readonly ChecklistItem[], draft: ChecklistDraft): number {
  return items.filter(({ key, standard }) => draft[key] !== standard).length
}

export interface ItemGroup {
  /** Null for the categories without a folder. */
  readonly folder: string | null
  readonly items: readonly ChecklistItem[]
}

/** In the order of the checklist; what is in no folder comes last. */
export function groupItems(items: readonly ChecklistItem[]): readonly ItemGroup[] {
  const groups = new Map<string | null, ChecklistItem[]>()
  for (const item of items) groups.set(item.folder, [...(groups.get(item.folder) ?? []), item])
  const inFolders = [...groups].filter(([folder]) => folder !== null)
  const single = groups.get(null)
  return [...inFolders, ...(single ? [[null, single] as const] : [])].map(([folder, own]) => ({
    folder,
    items: own,
  }))
}
