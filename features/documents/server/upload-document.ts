// documents { uploadFile }: one file into one category. File first, row second: a row without its file cannot exist.
import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import { firmKeyOf } from '#features/cases/server/firm-of-case.ts'
import type { Allowance } from '#kit/limits.ts'
import { Problem, problemsOf } from '#kit/problem.ts'
import type { ClientViewer } from '#kit/viewer.ts'
import type { Tx } from '#ports/database.ts'
import type { UploadedFile } from '#ports/upload.ts'
import { creditCounselingKey } from '../rules/category-kind.ts'
import { mayAddCertificate } from '../rules/document-status.ts'
import { maySee } from '../rules/document-tree.ts'
import { safeDocumentName } from '../rules/document-name.ts'
import { acceptedExtension, fileTypes } from '../rules/file-types.ts'
import { documentsProblems } from '../rules/problems.ts'
import type { DocumentRecord } from '../rules/records.ts'
import { nextFileFinding } from '../rules/upload-limits.ts'
import { categoriesOfCases, lockCategory, type CategoryRecord } from './categories.store.ts'
import { addToBatch, documentByUploadKey, documentsOfCases, insertDocument, lockBatch, storedDocument, type StoredDocument } from './documents.store.ts'
import { digestOf, receiveFile, type AdmittedFile } from './receive-file.ts'
import type { DocumentsWorld } from './world.ts'

const problem = problemsOf(documentsProblems)
const uploadsPerAccount: Allowance = { name: 'upload', most: 60, perSeconds: 60 }

export interface UploadRequest {
  readonly caseId: string
  readonly categoryId: string
  /** Replacing is not offered yet; taken for an ordinary upload it would leave the old one rejected for ever. */
  readonly replacedDocumentId?: string | undefined
  /** One per upload dialog; absent, uploads within 60 seconds belong together. */
  readonly batch: string | undefined
  /** The same at every try of the same file. */
  readonly uploadKey: string | undefined
}

export interface UploadAnswer {
  readonly success: boolean
  readonly uploadedDocument: DocumentRecord | null
  readonly errorMessage: string | null
}

/** Expected refusals are answered in the seed's words inside (decisions 1.2); a broken connection and faults of ours are thrown. */
export async function uploadDocument(world: DocumentsWorld, viewer: ClientViewer, file: UploadedFile, request: UploadRequest): Promise<UploadAnswer> {
  try {
    return { success: true, uploadedDocument: await admit(world, viewer, file, request), errorMessage: null }
  } catch (error) {
    if (!(error instanceof Problem) || error.kind === 'unavailable' || error.kind === 'unexpected') throw error
    await world.audit.record({ event: 'document.uploaded', outcome: 'refused', accountId: viewer.accountId, ip: viewer.source.ip, requestId: viewer.source.requestId, details: { code: error.code } })
    return { success: false, uploadedDocument: null, errorMessage: error.message }
  }
}

async function admit(world: DocumentsWorld, viewer: ClientViewer, file: UploadedFile, request: UploadRequest): Promise<DocumentRecord> {
  const { db } = world.database
  const opened = await openCase(db, viewer, request.caseId)
  const category = await openLeaf(world, opened, request.categoryId)
  if (request.replacedDocumentId !== undefined) throw problem('documents.not-replaceable')
  const name = safeDocumentName(file.fileName)
  const extension = acceptedExtension(name)
  const before = request.uploadKey === undefined ? undefined : await documentByUploadKey(db, viewer.accountId, request.uploadKey)
  if (before) return sentBefore(before, category, extension === undefined ? undefined : await digestOf(file.content, extension))
  if (!(await world.limits.take(uploadsPerAccount, viewer.accountId))) throw problem('documents.too-many-at-once')
  if (extension === undefined) throw problem('documents.unsupported-type')
  const id = world.ids.rowId()
  const fileKey = world.secrets.newFileKey(opened.firmId, await firmKeyOf(db, opened), id)
  const admitted = await receiveFile(world, id, file.content, { key: fileKey.key, binding: `${opened.firmId}|${id}` }, { fileName: name, extension })
  return keepWithRow(world, viewer, request, { opened, category, admitted, name, mimeType: fileTypes[extension].mimeType, sealedKey: fileKey.sealed })
}

/** A key stands for one file in one place; used for another it would make that one disappear without a word (safety 4.3). */
function sentBefore(before: StoredDocument, category: CategoryRecord, sha256: string | undefined): DocumentRecord {
  if (before.categoryId !== category.id || before.sha256 !== sha256) throw problem('documents.key-used')
  return recordOf(before, before.uploaded)
}

/** A category of this case that the viewer may see and that takes files. */
async function openLeaf(world: DocumentsWorld, opened: OpenedCase, categoryId: string): Promise<CategoryRecord> {
  const categories = await categoriesOfCases(world.database.db, [opened.id])
  const category = categories.find(({ id }) => id === categoryId)
  const isLeaf = categories.every(({ parentId }) => parentId !== categoryId)
  if (!category || !isLeaf || !maySee(opened.debtor, category)) throw problem('documents.category-not-found')
  return category
}

interface Admission {
  readonly opened: OpenedCase
  readonly category: CategoryRecord
  readonly admitted: AdmittedFile
  readonly name: string
  readonly mimeType: string
  readonly sealedKey: Uint8Array
}

async function keepWithRow(world: DocumentsWorld, viewer: ClientViewer, request: UploadRequest, admission: Admission): Promise<DocumentRecord> {
  const { admitted, opened, category } = admission
  const { file } = admitted
  try {
    await world.vault.keep(file.id)
    return await world.database.transact(async (tx) => {
      await checkBatch(tx, viewer, request, file.bytes)
      if (category.templateKey === creditCounselingKey) await checkCertificate(world, tx, viewer, opened, category.id)
      const row = {
        id: file.id, firmId: opened.firmId, caseId: opened.id, categoryId: category.id, name: admission.name, mimeType: admission.mimeType,
        bytes: file.bytes, sha256: file.sha256, status: 'Pending' as const, scanState: admitted.scanState, sealedKey: admission.sealedKey,
      }
      const uploaded = await insertDocument(tx, { ...row, accountId: viewer.accountId, orientation: admitted.orientation, uploadKey: request.uploadKey ?? null })
      await world.audit.record({ event: 'document.uploaded', outcome: 'done', accountId: viewer.accountId, firmId: opened.firmId, object: file.id, ip: viewer.source.ip, requestId: viewer.source.requestId }, tx)
      return recordOf(row, uploaded)
    })
  } catch (error) {
    await world.vault.discard(file.id)
    // A commit whose answer was lost may have been made: a file that a row names stays.
    const kept = await storedDocument(world.database.db, file.id)
    if (kept) return recordOf(kept, kept.uploaded)
    await world.vault.remove(file.id)
    const twin = request.uploadKey === undefined ? undefined : await documentByUploadKey(world.database.db, viewer.accountId, request.uploadKey)
    if (twin) return sentBefore(twin, category, file.sha256)
    throw error
  }
}

/** 50 files and 95 MB for one upload, counted where two tabs cannot both be first. */
async function checkBatch(tx: Tx, viewer: ClientViewer, request: UploadRequest, bytes: number): Promise<void> {
  const batch = request.batch ?? ''
  const finding = nextFileFinding(await lockBatch(tx, viewer.accountId, batch, request.batch === undefined), bytes)
  if (finding) throw problem(finding.code)
  await addToBatch(tx, viewer.accountId, batch, bytes)
}

async function checkCertificate(world: DocumentsWorld, tx: Tx, viewer: ClientViewer, opened: OpenedCase, categoryId: string): Promise<void> {
  await lockCategory(tx, categoryId)
  const statuses = (await documentsOfCases(tx, [opened.id], viewer.accountId)).filter((document) => document.categoryId === categoryId).map(({ status }) => status)
  if (!mayAddCertificate(statuses, await world.certificateExists(opened.id, opened.debtor))) throw problem('documents.category-closed')
}

function recordOf(row: { readonly id: string; readonly caseId: string; readonly categoryId: string; readonly name: string; readonly status: DocumentRecord['status']; readonly bytes: number }, uploaded: Date): DocumentRecord {
  return { id: row.id, caseId: row.caseId, categoryId: row.categoryId, name: row.name, status: row.status, uploaded, size: row.bytes, opened: false, toReview: false }
}
