// Reads what a case asks for and what was handed in, as the viewer may see it: two statements, whatever the number of folders.
import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import { findCase } from '#features/cases/server/read-cases.ts'
import { isUuid } from '#lib/ids.ts'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Db } from '#ports/database.ts'
import { categoryIn } from '../rules/category-template/category-words.ts'
import type { IssuedCertificate } from '../rules/certificate.ts'
import {
  isDocumentStatus,
  isToReview,
  needsNewCopy,
  type FolderStatus,
} from '../rules/document-status.ts'
import {
  documentTree,
  folderById,
  maySee,
  statusesOf,
  submitListOf,
} from '../rules/categories/document-tree.ts'
import { fileStateOf } from '../rules/files/file-state.ts'
import { documentsProblems } from '../rules/problems.ts'
import type { DocumentRecord, FolderRecord } from '../rules/records.ts'
import { categoriesOfCases, type CategoryRecord } from './categories.store.ts'
import {
  documentAs,
  documentsOfCases,
  storedDocument,
  type DocumentRow,
  type StoredDocument,
} from './documents.store.ts'
import type { DocumentsWorld } from './deps.ts'

const problem = problemsOf(documentsProblems)

export interface CaseDocuments {
  readonly opened: OpenedCase
  readonly categories: readonly CategoryRecord[]
  readonly documents: readonly DocumentRow[]
  readonly issued: readonly IssuedCertificate[]
  readonly tree: readonly FolderRecord[]
}

/** Everything of one case that the viewer may see, in the language of the request. */
export async function readCaseDocuments(
  world: DocumentsWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<CaseDocuments> {
  const { db } = world.database
  const opened = await openCase(db, viewer, caseId)
  const [stored, allDocuments, issued] = await Promise.all([
    categoriesOfCases(db, [opened.id]),
    documentsOfCases(db, [opened.id], viewer.accountId),
    world.issuedCertificates(opened.id, new Map()),
  ])
  const allCategories = stored.map((category) => categoryIn(viewer.source.language, category))
  const categories = allCategories.filter((category) => maySee(opened.debtor, category))
  const seen = new Set(categories.map(({ id }) => id))
  const documents = allDocuments.filter(({ categoryId }) => seen.has(categoryId))
  const tree = documentTree({ categories: allCategories, documents, issued }, opened.debtor)
  return { opened, categories: allCategories, documents, issued, tree }
}

/** Returns a document as its reader sees it. `categoryStatus` decides whether a new copy is needed. */
export function documentRecord(
  row: DocumentRow,
  categoryStatus: FolderStatus | undefined,
): DocumentRecord {
  const { hasNews, newsAt: _, completed: __, scanState, orientation, ...document } = row
  const isWanted = needsNewCopy(row, categoryStatus)
  return {
    ...document,
    needsNewCopy: isWanted,
    toReview: isToReview({ ...document, needsNewCopy: isWanted, hasNews }),
    fileState: fileStateOf(scanState),
    orientation: orientation === 1 ? null : orientation,
  }
}

/** Replaced documents are hidden from lists (seeds/001, section 4). */
export const isListed = ({ status }: DocumentRow) => status !== 'Replaced'

export async function readDashboard(world: DocumentsWorld, viewer: ClientViewer, caseId: string) {
  const { tree, documents } = await readCaseDocuments(world, viewer, caseId)
  const reviewed = byNews(documents.filter((document) => document.hasNews && isListed(document)))
  return { submitList: submitListOf(tree), reviewList: recordsOf(reviewed, tree) }
}

function recordsOf(
  documents: readonly DocumentRow[],
  tree: readonly FolderRecord[],
): readonly DocumentRecord[] {
  const statuses = statusesOf(tree)
  return documents.map((document) => documentRecord(document, statuses.get(document.categoryId)))
}

/** What the firm did last comes first. */
function byNews(documents: readonly DocumentRow[]): readonly DocumentRow[] {
  const newsOf = ({ newsAt, uploaded }: DocumentRow) => (newsAt ?? uploaded).getTime()
  return documents.toSorted((one, other) => newsOf(other) - newsOf(one))
}

/** What of the review list asks to be looked at. */
export async function readToReview(
  world: DocumentsWorld,
  viewer: ClientViewer,
  caseId: string,
): Promise<readonly DocumentRecord[]> {
  const { documents, tree } = await readCaseDocuments(world, viewer, caseId)
  return recordsOf(byNews(documents.filter(isListed)), tree).filter(({ toReview }) => toReview)
}

export async function readFolder(
  world: DocumentsWorld,
  viewer: ClientViewer,
  caseId: string,
  categoryId: string,
): Promise<FolderRecord> {
  const { tree } = await readCaseDocuments(world, viewer, caseId)
  const folder = folderById(tree, categoryId)
  if (!folder) throw problem('documents.category-not-found')
  return folder
}

/** Without a status all that lists show; replaced documents are found by theirs alone. */
export async function readByStatus(
  world: DocumentsWorld,
  viewer: ClientViewer,
  caseId: string,
  status?: string | null,
): Promise<readonly DocumentRecord[]> {
  const { documents, tree } = await readCaseDocuments(world, viewer, caseId)
  if (status != null && !isDocumentStatus(status)) return []
  const wanted = documents.filter((document) =>
    status == null ? isListed(document) : document.status === status,
  )
  return recordsOf(wanted, tree)
}

/** One document with its place, when the viewer may see it; foreign, absent and malformed ids answer alike. */
export async function openDocument(
  db: Db,
  viewer: ClientViewer,
  documentId: string,
): Promise<StoredDocument> {
  const document = isUuid(documentId) ? await storedDocument(db, documentId) : undefined
  if (!document) throw problem('documents.not-found')
  const opened = await findCase(db, viewer.accountId, document.caseId)
  if (!opened?.active) throw problem('documents.not-found')
  const category = (await categoriesOfCases(db, [document.caseId])).find(
    ({ id }) => id === document.categoryId,
  )
  if (!category || !maySee(opened.debtor, category)) throw problem('documents.not-found')
  return document
}

export async function readDocument(
  world: DocumentsWorld,
  viewer: ClientViewer,
  documentId: string,
): Promise<DocumentRecord> {
  const { db } = world.database
  const document = await openDocument(db, viewer, documentId)
  const row = await documentAs(db, document.id, viewer.accountId)
  if (!row) throw problem('documents.not-found')
  if (row.status !== 'Rejected') return documentRecord(row, undefined)
  const { tree } = await readCaseDocuments(world, viewer, document.caseId)
  return documentRecord(row, folderById(tree, row.categoryId)?.status)
}
