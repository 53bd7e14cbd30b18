import type { TailoredRow } from './checklist-template.ts'

export interface Placed {
  readonly id: string
  readonly templateKey: string
  readonly debtor: 1 | 2 | null
  readonly parentId: string | null
}

export interface PlacedMissing {
  /** All categories in their order. */
  readonly order: readonly Placed[]
  readonly added: ReadonlyArray<{ readonly category: Placed; readonly row: TailoredRow }>
}

export interface MissingOptions {
  readonly createId: () => string
  /** Which of the rows that the case lacks are added. `order` has what was added before. */
  readonly isAdded: (row: TailoredRow, order: readonly Placed[]) => boolean
}

/** Adds rows that the case lacks, each after its neighbor in the template. */
export function placeMissing(
  existing: ReadonlyArray<Placed & { readonly position: number }>,
  wanted: readonly TailoredRow[],
  { createId, isAdded }: MissingOptions,
): PlacedMissing {
  const order: Placed[] = existing.toSorted((a, b) => a.position - b.position)
  const added: Array<{ readonly category: Placed; readonly row: TailoredRow }> = []
  let neighbor: Placed | undefined
  for (const row of wanted) {
    const known = findCategory(order, row.key, row.debtor)
    if (!known && isAdded(row, order)) {
      const parentId =
        row.parentKey === null ? null : (findCategory(order, row.parentKey, null)?.id ?? null)
      const category = { id: createId(), templateKey: row.key, debtor: row.debtor, parentId }
      order.splice(neighbor ? order.indexOf(neighbor) + 1 : 0, 0, category)
      added.push({ category, row })
      neighbor = category
    } else {
      neighbor = known ?? neighbor
    }
  }
  return { order, added }
}

export function findCategory<Category extends Pick<Placed, 'templateKey' | 'debtor'>>(
  categories: readonly Category[],
  key: string,
  debtor: 1 | 2 | null,
): Category | undefined {
  return categories.find((category) => category.templateKey === key && category.debtor === debtor)
}
