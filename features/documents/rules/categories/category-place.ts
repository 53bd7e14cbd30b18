import { otherKey } from '../category-template/category-kind.ts'
import type { CategoryRow } from '../category-template/category-template.ts'

export interface PlaceFacts {
  readonly id: string
  readonly parentId: string | null
  readonly templateKey: string
  readonly position: number
}

interface CategoryPlace extends PlaceFacts {
  readonly requirement: string
}

/** Returns the end of the folder, or before "Other" at the top level. Expects sorted categories. */
export function placeAfter(categories: readonly PlaceFacts[], folderId: string | null): number {
  const siblings = categories.filter(({ parentId }) => parentId === folderId)
  const otherDebtor =
    folderId === null ? siblings.find(({ templateKey }) => templateKey === otherKey) : undefined
  if (otherDebtor) return otherDebtor.position
  const before = siblings.at(-1) ?? categories.find(({ id }) => id === folderId)
  const below =
    before === undefined ? [] : categories.filter(({ parentId }) => parentId === before.id)
  return Math.max(before?.position ?? 0, ...below.map(({ position }) => position)) + 1
}

/** Returns the place before the first row that follows it in the template, or else the end. */
export function placeInOrder(
  categories: readonly PlaceFacts[],
  rows: readonly CategoryRow[],
  row: CategoryRow,
): number {
  const following = rows
    .slice(rows.indexOf(row) + 1)
    .flatMap(({ key }) => categories.find(({ templateKey }) => templateKey === key) ?? [])
  return following[0]?.position ?? Math.max(0, ...categories.map(({ position }) => position)) + 1
}

/** Prefix of keys for the firm's own requests. */
const firmPrefix = 'firm.'

export function isOfFirm(templateKey: string): boolean {
  return templateKey.startsWith(firmPrefix)
}

export function firmKey(random: string): string {
  return `${firmPrefix}${random}`
}

/** Returns the end of the folder, or the position before the optional top-level categories. */
export function placeOfAsked(
  categories: readonly CategoryPlace[],
  folderId: string | null,
): number {
  const isForSome = ({ id, requirement }: CategoryPlace) =>
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

export function isLeaf(
  categories: ReadonlyArray<{ readonly parentId: string | null }>,
  id: string,
): boolean {
  return categories.every(({ parentId }) => parentId !== id)
}
