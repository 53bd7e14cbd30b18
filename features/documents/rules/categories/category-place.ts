// Where a category that a case gets later stands among those it has.
import { otherKey } from './category-kind.ts'
import type { CategoryRow } from '../category-template/category-template.ts'

export interface Placed {
  readonly id: string
  readonly parentId: string | null
  readonly templateKey: string
  readonly position: number
}

interface Asked extends Placed {
  readonly requirement: string
}

/** The position at the end of a folder, or at the top level before "Other": what stands there and after moves back. Categories come in their order. */
export function placeAfter(categories: readonly Placed[], folderId: string | null): number {
  const siblings = categories.filter(({ parentId }) => parentId === folderId)
  const other =
    folderId === null ? siblings.find(({ templateKey }) => templateKey === otherKey) : undefined
  if (other) return other.position
  const before = siblings.at(-1) ?? categories.find(({ id }) => id === folderId)
  const below =
    before === undefined ? [] : categories.filter(({ parentId }) => parentId === before.id)
  return Math.max(before?.position ?? 0, ...below.map(({ position }) => position)) + 1
}

/** The position of a row of the list that a case has not yet: before the first of those that follow it in the list, and after everything where none does. */
export function placeInOrder(
  categories: readonly Placed[],
  rows: readonly CategoryRow[],
  row: CategoryRow,
): number {
  const following = rows
    .slice(rows.indexOf(row) + 1)
    .flatMap(({ key }) => categories.find(({ templateKey }) => templateKey === key) ?? [])
  return following[0]?.position ?? Math.max(0, ...categories.map(({ position }) => position)) + 1
}

/** What a firm asks for itself has such a key. */
const firmPrefix = 'firm.'

export function isOfFirm(templateKey: string): boolean {
  return templateKey.startsWith(firmPrefix)
}

/** The key of something that a firm asks for itself. */
export function firmKey(random: string): string {
  return `${firmPrefix}${random}`
}

/** The position of what a firm asks for itself: at the end of its folder; without one after what everybody is asked for, before what concerns only some. */
export function placeOfAsked(categories: readonly Asked[], folderId: string | null): number {
  const isForSome = ({ id, requirement }: Asked) =>
    requirement !== 'required' &&
    !categories.some((child) => child.parentId === id && child.requirement === 'required')
  const next =
    folderId === null
      ? categories.find(
          (category) =>
            category.parentId === null && !isOfFirm(category.templateKey) && isForSome(category),
        )
      : undefined
  return next?.position ?? placeAfter(categories, folderId)
}

/** True when nothing lies below it: it takes documents itself. */
export function isLeaf(
  categories: ReadonlyArray<{ readonly parentId: string | null }>,
  id: string,
): boolean {
  return categories.every(({ parentId }) => parentId !== id)
}
