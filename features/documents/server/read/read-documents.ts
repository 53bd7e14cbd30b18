// Reads any number of folders with only two statements.
import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import { isEndedStatus } from '#features/cases/rules/status/matter-status.ts'
import { findCase } from '#features/cases/server/read-cases.ts'
import { isUuid } from '#lib/ids.ts'
import type { PortalReader } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { categoryIn } from '../../rules/category-template/category-words.ts'
import { courseOfCategory, type IssuedCertificate } from '../../rules/certificate.ts'
import {
  isDocumentStatus,
  isToReview,
  needsClient,
  needsNewCopy,
  findSettledReason,
  type SettlingCategory,
} from '../../rules/document-status.ts'
import {
  documentTree,
  folderById,
  canSeeCategory,
  getLeaves,
  getLeavesById,
  getSubmitList,
} from '../../rules/categories/document-tree.ts'
import { getFileState } from '../../rules/files/file-state.ts'
import { problem } from '../../rules/problems.ts'
import type { DocumentRecord, FolderRecord } from '../../rules/records.ts'
import { findSuccessor } from '../../rules/successor.ts'
import { fitToEnd } from './ended-case.ts'
import { findNewestLetter } from '../checklist/case-checklist.store.ts'
import { listCategoriesOfCases, type CategoryRecord } from '../checklist/categories.store.ts'
import {
  documentAs,
  listDocumentsOfCases,
  findDocumentOfAccount,
  type DocumentRow,
  type StoredDocument,
} from '../documents.store.ts'
import type { DocumentsDeps } from '../deps.ts'

export interface CaseDocuments {
  readonly opened: OpenedCase
  readonly categories: readonly CategoryRecord[]
  readonly documents: readonly DocumentRow[]
  readonly issued: readonly IssuedCertificate[]
  readonly tree: readonly FolderRecord[]
}

export async function readCaseDocuments(
  deps: DocumentsDeps,
  viewer: PortalReader,
  caseId: string,
): Promise<CaseDocuments> {
  const { db } = deps.database
  const opened = await openCase(db, viewer, caseId)
  const cases = [{ caseId: opened.id, firmId: opened.firmId }]
  const [stored, allDocuments, issued] = await Promise.all([
    listCategoriesOfCases(db, cases),
    listDocumentsOfCases(db, cases, viewer.accountId),
    deps.issuedCertificates(deps, opened, new Map()),
  ])
  const allCategories = fitToEnd(stored, allDocuments, opened).map((category) =>
    categoryIn(viewer.source.language, category),
  )
  const categories = allCategories.filter((category) => canSeeCategory(opened.debtor, category))
  const seen = new Set(categories.map(({ id }) => id))
  const documents = allDocuments.filter(({ categoryId }) => seen.has(categoryId))
  const tree = documentTree({ categories: allCategories, documents, issued }, opened.debtor)
  return { opened, categories: allCategories, documents, issued, tree }
}

/** Returns a document as its reader sees it. `leaf` decides if a new copy is needed. */
export function toDocumentRecord(
  row: DocumentRow,
  leaf: SettlingCategory | undefined,
  replacedBy: string | null = null,
): DocumentRecord {
  const { hasNews, scanState, orientation, ...facts } = row
  const { newsAt: _, completed: __, replacesId: ___, ...document } = facts
  const isWanted = needsNewCopy(row, leaf?.status)
  return {
    ...document,
    needsNewCopy: isWanted,
    settledBecause: findSettledReason(row, leaf) ?? null,
    replacedBy,
    toReview: isToReview({ ...document, needsNewCopy: isWanted, hasNews }),
    fileState: getFileState(scanState),
    orientation: orientation === 1 ? null : orientation,
  }
}

/** spec: documents#replaced-hidden */
export const isListed = ({ status }: DocumentRow) => status !== 'Replaced'

export async function readDashboard(deps: DocumentsDeps, viewer: PortalReader, caseId: string) {
  const { opened, categories, tree, documents } = await readCaseDocuments(deps, viewer, caseId)
  const reviewed = byNews(documents.filter((document) => document.hasNews && isListed(document)))
  return {
    submitList: getSubmitList(tree),
    reviewList: toRecords(reviewed, tree),
    missingLetter: await readMissingLetter(deps, opened, { categories, tree }),
  }
}

/** Returns what the newest letter asks this reader for and is still missing. */
async function readMissingLetter(
  deps: DocumentsDeps,
  { id: caseId, firmId }: OpenedCase,
  { categories, tree }: Pick<CaseDocuments, 'categories' | 'tree'>,
) {
  const letter = await findNewestLetter(deps.database.db, { caseId, firmId })
  if (!letter) return null
  const missing = getLeaves(tree).filter(
    ({ id, status }) => letter.categoryIds.includes(id) && needsClient(status),
  )
  if (missing.length === 0) return null
  return {
    by: letter.staffName,
    at: letter.createdAt,
    categories: missing.map(({ id, name, stillNeeded }) => ({
      ...{ id, name, stillNeeded },
      dueOn: categories.find((category) => category.id === id)?.dueOn ?? null,
    })),
  }
}

function toRecords(
  documents: readonly DocumentRow[],
  tree: readonly FolderRecord[],
): readonly DocumentRecord[] {
  const leaves = getLeavesById(tree)
  return documents.map((document) => toDocumentRecord(document, leaves.get(document.categoryId)))
}

/** Sorts by the firm's latest action first. */
function byNews(documents: readonly DocumentRow[]): readonly DocumentRow[] {
  const getNews = ({ newsAt, uploaded }: DocumentRow) => (newsAt ?? uploaded).getTime()
  return documents.toSorted((a, b) => getNews(b) - getNews(a))
}

export async function readToReview(
  deps: DocumentsDeps,
  viewer: PortalReader,
  caseId: string,
): Promise<readonly DocumentRecord[]> {
  const { documents, tree } = await readCaseDocuments(deps, viewer, caseId)
  return toRecords(byNews(documents.filter(isListed)), tree).filter(({ toReview }) => toReview)
}

export async function readFolder(
  deps: DocumentsDeps,
  viewer: PortalReader,
  caseId: string,
  categoryId: string,
): Promise<FolderRecord> {
  const { tree } = await readCaseDocuments(deps, viewer, caseId)
  const folder = folderById(tree, categoryId)
  if (!folder) throw problem('documents.category-not-found')
  return folder
}

export async function readByStatus(
  deps: DocumentsDeps,
  viewer: PortalReader,
  caseId: string,
  status?: string | null,
): Promise<readonly DocumentRecord[]> {
  const { documents, tree } = await readCaseDocuments(deps, viewer, caseId)
  if (status != null && !isDocumentStatus(status)) return []
  const wanted = documents.filter((document) =>
    status == null ? isListed(document) : document.status === status,
  )
  const leaves = getLeavesById(tree)
  return wanted.map((document) =>
    toDocumentRecord(document, leaves.get(document.categoryId), findSuccessor(document, documents)),
  )
}

/** Foreign, missing and malformed IDs get the same error. */
export async function openDocument(
  db: Db,
  viewer: PortalReader,
  documentId: string,
): Promise<StoredDocument> {
  return (await openDocumentInCase(db, viewer, documentId)).document
}

/** The same with the case and the category. */
export async function openDocumentInCase(db: Db, viewer: PortalReader, documentId: string) {
  const document = isUuid(documentId)
    ? await findDocumentOfAccount(db, viewer.accountId, documentId)
    : undefined
  if (!document) throw problem('documents.not-found')
  const opened = await findCase(db, viewer, document.caseId)
  if (!opened?.active) throw problem('documents.not-found')
  const category = (await listCategoriesOfCases(db, [document])).find(
    ({ id }) => id === document.categoryId,
  )
  if (!category || !canSeeCategory(opened.debtor, category)) throw problem('documents.not-found')
  return { document, opened, category }
}

export async function readDocument(
  deps: DocumentsDeps,
  viewer: PortalReader,
  documentId: string,
): Promise<DocumentRecord> {
  const { db } = deps.database
  const { document, opened, category } = await openDocumentInCase(db, viewer, documentId)
  const row = await documentAs(db, document, viewer.accountId)
  if (!row) throw problem('documents.not-found')
  // A certificate or the end of the case may make it unnecessary to send a document again.
  const mayBeSettled =
    isEndedStatus(opened.status) || courseOfCategory(category.templateKey) !== undefined
  const dependsOnOthers =
    row.status === 'Rejected' ||
    row.status === 'Replaced' ||
    (row.status === 'Pending' && mayBeSettled)
  if (!dependsOnOthers) return toDocumentRecord(row, undefined)
  const { tree, documents } = await readCaseDocuments(deps, viewer, document.caseId)
  return toDocumentRecord(row, folderById(tree, row.categoryId), findSuccessor(row, documents))
}
