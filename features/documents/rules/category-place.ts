// Where a category that a case gets later stands among those it has.
import { otherKey } from './category-kind.ts'

export interface Placed {
  readonly id: string
  readonly parentId: string | null
  readonly templateKey: string
  readonly position: number
}

/** The position at the end of a folder, or at the top level before "Other": what stands there and after moves back. Categories come in their order. */
export function placeAfter(categories: readonly Placed[], folderId: string | null): number {
  const siblings = categories.filter(({ parentId }) => parentId === folderId)
  const other = folderId === null ? siblings.find(({ templateKey }) => templateKey === otherKey) : undefined
  if (other) return other.position
  const before = siblings.at(-1) ?? categories.find(({ id }) => id === folderId)
  const below = before === undefined ? [] : categories.filter(({ parentId }) => parentId === before.id)
  return Math.max(before?.position ?? 0, ...below.map(({ position }) => position)) + 1
}

/** True when nothing lies below it: it takes documents itself. */
export function isLeaf(categories: ReadonlyArray<{ readonly parentId: string | null }>, id: string): boolean {
  return categories.every(({ parentId }) => parentId !== id)
}
