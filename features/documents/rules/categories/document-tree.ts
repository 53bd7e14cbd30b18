import { isFirmOnly } from '../category-template/category-kind.ts'
import { courseOfCategory, findIssued, type IssuedCertificate } from '../certificate.ts'
import {
  certificateCategoryStatus,
  clientStatuses,
  countsForFolder,
  folderStatus,
  isCertificate,
  leafStatus,
  type DocumentStatus,
  type FolderStatus,
} from '../document-status.ts'
import { groupBy } from '#lib/lists.ts'
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
  /**
   * Documents that the firm still asks for after it accepted others
   * (spec: documents#accepted-in-part).
   */
  readonly stillNeeded: readonly string[]
  /** True in an ended case, unless its firm has asked for the category since. */
  readonly isClosed?: boolean
}

export interface TreeDocument {
  readonly categoryId: string
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
}

/** spec: documents#per-debtor-categories */
export function canSeeCategory(
  debtor: 1 | 2,
  category: { readonly debtor: 1 | 2 | null },
): boolean {
  return category.debtor === null || category.debtor === debtor
}

export interface TreeInput {
  readonly categories: readonly TreeCategory[]
  readonly documents: readonly TreeDocument[]
  readonly issued: readonly IssuedCertificate[]
}

/** For a shared category, the certificate of `debtor` decides (spec: documents#leaf-status). */
export function categoryStatus(
  category: Pick<TreeCategory, 'templateKey' | 'requirement' | 'debtor' | 'stillNeeded'>,
  documents: readonly TreeDocument[],
  issued: readonly IssuedCertificate[],
  debtor: 1 | 2,
): FolderStatus {
  if (category.requirement === 'notNeeded') return 'Complete'
  const statuses = clientStatuses(documents)
  const isNeeded = isAsked(category, documents)
  const course = courseOfCategory(category.templateKey)
  if (course === undefined) return leafStatus(statuses, isNeeded, category.stillNeeded.length > 0)
  const certificate = findIssued(issued, course, category.debtor ?? debtor)
  return certificateCategoryStatus(statuses, certificate !== undefined, isNeeded)
}

/** True if the category is one of certificates and has one (spec: documents#certificate-exists). */
function hasCertificate(
  { templateKey, debtor: owner }: Pick<TreeCategory, 'templateKey' | 'debtor'>,
  documents: readonly TreeDocument[],
  issued: readonly IssuedCertificate[],
  debtor: 1 | 2,
): boolean {
  const course = courseOfCategory(templateKey)
  if (course === undefined) return false
  return (
    findIssued(issued, course, owner ?? debtor) !== undefined ||
    clientStatuses(documents).some((status) => isCertificate({ status }))
  )
}

/** Replaced documents do not count (spec: documents#folder-status). */
export function documentTree(
  { categories, documents, issued }: TreeInput,
  debtor: 1 | 2,
): readonly FolderRecord[] {
  const visible = categories.filter((category) => canSeeCategory(debtor, category))
  const inLeaf = groupBy(
    documents.filter(({ status }) => status !== 'Replaced'),
    ({ categoryId }) => categoryId,
  )
  const below = groupBy(visible, ({ parentId }) => parentId)
  const parents = new Set(categories.map(({ parentId }) => parentId))
  const build = (category: TreeCategory): FolderRecord => {
    const subcategoryList = (below.get(category.id) ?? []).map(build)
    const own = inLeaf.get(category.id) ?? []
    const documentCount =
      own.filter(({ status }) => status !== 'Unknown').length +
      subcategoryList.reduce((sum, child) => sum + child.documentCount, 0)
    const status = parents.has(category.id)
      ? folderStatus(
          subcategoryList.map((child) => ({ status: child.status, counts: isCounted(child) })),
        )
      : categoryStatus(category, own, issued, debtor)
    const { debtor: _, ...facts } = category
    return {
      ...facts,
      status,
      documentCount,
      subcategoryList,
      hasCertificate: hasCertificate(category, own, issued, debtor),
      isClosed: category.isClosed ?? false,
    }
  }
  return (below.get(null) ?? []).map(build)
}

/** True if the category is required, or optional and without documents from the firm. */
function isAsked(
  { requirement }: Pick<TreeCategory, 'requirement'>,
  documents: readonly TreeDocument[],
): boolean {
  return (
    requirement === 'required' ||
    (requirement === 'optional' && !documents.some(({ isFromFirm }) => isFromFirm))
  )
}

/** Folders to which a client can submit, and the firm's own folders when they hold documents. */
export function getSubmitList(tree: readonly FolderRecord[]): readonly FolderRecord[] {
  return tree.filter(
    ({ templateKey, documentCount }) => !isFirmOnly(templateKey) || documentCount > 0,
  )
}

/** True for a leaf that is required or contains a document, and for a folder with such a leaf. */
export function isCounted(folder: FolderRecord): boolean {
  return folder.subcategoryList.length > 0
    ? folder.subcategoryList.some(isCounted)
    : countsForFolder(folder)
}

/**
 * True if the folder contains a leaf that is required or rejected. Voluntary documents do not
 * count.
 */
export function isOnTheWay(folder: FolderRecord): boolean {
  return getLeaves([folder]).some(
    ({ requirement, status }) => requirement === 'required' || status === 'Rejected',
  )
}

export function getLeaves(folders: readonly FolderRecord[]): readonly FolderRecord[] {
  return folders.flatMap((folder) =>
    folder.subcategoryList.length > 0 ? getLeaves(folder.subcategoryList) : [folder],
  )
}

export function getLeavesById(folders: readonly FolderRecord[]): ReadonlyMap<string, FolderRecord> {
  return new Map(getLeaves(folders).map((leaf) => [leaf.id, leaf]))
}

export function folderById(folders: readonly FolderRecord[], id: string): FolderRecord | undefined {
  for (const folder of folders) {
    const match = folder.id === id ? folder : folderById(folder.subcategoryList, id)
    if (match) return match
  }
  return undefined
}
