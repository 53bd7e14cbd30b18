// The tree of requested documents as one debtor sees it: folders, leaves and how far each is.
import { isFirmsOwn } from './category-kind.ts'
import { courseOfCategory, findIssued, type IssuedCertificate } from '../certificate.ts'
import {
  certificateCategoryStatus,
  clientStatuses,
  countsForFolder,
  folderStatus,
  leafStatus,
  type DocumentStatus,
  type FolderStatus,
} from '../document-status.ts'
import { groupedBy } from '#lib/lists.ts'
import type { FolderRecord, Requirement } from '../records.ts'

export interface TreeCategory {
  readonly id: string
  readonly parentId: string | null
  readonly templateKey: string
  readonly debtor: 1 | 2 | null
  readonly name: string
  readonly description: string
  readonly period: string | null
  readonly why: string | null
  readonly help: string | null
  readonly requirement: Requirement
}

export interface TreeDocument {
  readonly categoryId: string
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
}

/** True when a debtor may see a category: it is shared, or their own (decisions 2.5). */
export function maySee(debtor: 1 | 2, category: { readonly debtor: 1 | 2 | null }): boolean {
  return category.debtor === null || category.debtor === debtor
}

export interface TreeInput {
  /** In their order. */
  readonly categories: readonly TreeCategory[]
  readonly documents: readonly TreeDocument[]
  readonly issued: readonly IssuedCertificate[]
}

/**
 * The status of a category that holds documents, the same for every reader (decisions 5.1). `documents`
 * are those in it; a shared category is read as that of `debtor`.
 */
export function categoryStatus(
  category: Pick<TreeCategory, 'templateKey' | 'requirement' | 'debtor'>,
  documents: readonly TreeDocument[],
  issued: readonly IssuedCertificate[],
  debtor: 1 | 2,
): FolderStatus {
  const statuses = clientStatuses(documents)
  const isNeeded = isAsked(category, documents)
  const course = courseOfCategory(category.templateKey)
  if (course === undefined) return leafStatus(statuses, isNeeded)
  const certificate = findIssued(issued, course, category.debtor ?? debtor)
  return certificateCategoryStatus(statuses, certificate !== undefined, isNeeded)
}

/**
 * Builds the tree of the given debtor. Replaced documents count for nothing, unknown ones are not counted
 * (decisions 5.1).
 */
export function documentTree(
  { categories, documents, issued }: TreeInput,
  debtor: 1 | 2,
): readonly FolderRecord[] {
  const visible = categories.filter((category) => maySee(debtor, category))
  const inLeaf = groupedBy(
    documents.filter(({ status }) => status !== 'Replaced'),
    ({ categoryId }) => categoryId,
  )
  const below = groupedBy(visible, ({ parentId }) => parentId)
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const build = (category: TreeCategory): FolderRecord => {
    const subcategoryList = (below.get(category.id) ?? []).map(build)
    const own = inLeaf.get(category.id) ?? []
    const documentCount =
      own.filter(({ status }) => status !== 'Unknown').length +
      subcategoryList.reduce((sum, child) => sum + child.documentCount, 0)
    const status = parents.has(category.id)
      ? folderStatus(
          subcategoryList.map((child) => ({ status: child.status, counts: counts(child) })),
        )
      : categoryStatus(category, own, issued, debtor)
    const { id, parentId, templateKey, name, description, period, why, help, requirement } =
      category
    return {
      id,
      parentId,
      templateKey,
      name,
      description,
      period,
      why,
      help,
      requirement,
      status,
      documentCount,
      subcategoryList,
    }
  }
  return (below.get(null) ?? []).map(build)
}

/** What the firm sent hands nothing in; where nothing is required it leaves nothing to be sent either. */
function isAsked(
  { requirement }: Pick<TreeCategory, 'requirement'>,
  documents: readonly TreeDocument[],
): boolean {
  return (
    requirement === 'required' ||
    (requirement === 'optional' && !documents.some(({ isFromFirm }) => isFromFirm))
  )
}

/** What a client can hand something in to; the firm's own folders are among them once something lies in it. */
export function submitListOf(tree: readonly FolderRecord[]): readonly FolderRecord[] {
  return tree.filter(
    ({ templateKey, documentCount }) => !isFirmsOwn(templateKey) || documentCount > 0,
  )
}

/** A leaf counts when it is required or holds something; a folder when anything below it counts. */
export function counts(folder: FolderRecord): boolean {
  return folder.subcategoryList.length > 0
    ? folder.subcategoryList.some(counts)
    : countsForFolder(folder)
}

/** True when a folder is part of the way to be done: something in it is required, or was sent back. What is sent besides changes nothing. */
export function isOnTheWay(folder: FolderRecord): boolean {
  return leavesOf([folder]).some(
    ({ requirement, status }) => requirement === 'required' || status === 'Rejected',
  )
}

/** All leaves of a tree. */
export function leavesOf(folders: readonly FolderRecord[]): readonly FolderRecord[] {
  return folders.flatMap((folder) =>
    folder.subcategoryList.length > 0 ? leavesOf(folder.subcategoryList) : [folder],
  )
}

/** The status of each category by its id, folders included. */
export function statusesOf(folders: readonly FolderRecord[]): ReadonlyMap<string, FolderStatus> {
  return new Map(
    folders.flatMap((folder) => [
      [folder.id, folder.status] as const,
      ...statusesOf(folder.subcategoryList),
    ]),
  )
}

/** A folder anywhere in a tree. */
export function folderById(folders: readonly FolderRecord[], id: string): FolderRecord | undefined {
  for (const folder of folders) {
    const found = folder.id === id ? folder : folderById(folder.subcategoryList, id)
    if (found) return found
  }
  return undefined
}
