// The file is stored before its row is inserted (spec: security#file-before-row).
import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import { getFirmKeyOfCase } from '#features/cases/server/firm-of-case.ts'
import type { RateLimit } from '#lib/limits.ts'
import { isExpectedRefusal, refusalFacts, type RefusalFacts } from '#lib/problem.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import type { UploadedFile } from '#ports/upload.ts'
import { isFirmOnly } from '../../rules/category-template/category-kind.ts'
import { canSeeCategory } from '../../rules/categories/document-tree.ts'
import { safeDocumentName } from '../../rules/files/document-name.ts'
import { acceptedExtension, fileTypes } from '../../rules/files/file-types.ts'
import { problem } from '../../rules/problems.ts'
import type { DocumentRecord } from '../../rules/records.ts'
import { listCategoriesOfCases, type CategoryRecord } from '../checklist/categories.store.ts'
import {
  findDocumentByUploadKey,
  findStoredDocument,
  type StoredDocument,
} from '../documents.store.ts'
import { findEndProblem } from '../read/ended-case.ts'
import { storeDocument, type CheckedUpload } from './store-document.ts'
import { toDocumentRecord } from '../read/read-documents.ts'
import { readDigest, receiveFile } from './receive-file.ts'
import { replacementRefusal } from './replace-document.ts'
import { withUploadSlot } from './upload-slots.ts'
import type { DocumentsDeps } from '../deps.ts'

const uploadsPerAccount: RateLimit = { name: 'upload', max: 60, perSeconds: 60 }

export interface UploadDocumentInput {
  readonly caseId: string
  readonly categoryId: string
  readonly replacedDocumentId?: string | undefined
  /** ID of one upload dialog. Without it, uploads within 60 seconds count as one upload. */
  readonly batch: string | undefined
  /** Idempotency key: the same for every try of the same file. */
  readonly uploadKey: string | undefined
}

export interface UploadDocumentResult extends Partial<RefusalFacts> {
  readonly success: boolean
  readonly uploadedDocument: DocumentRecord | null
  readonly errorMessage: string | null
}

/** spec: documents#upload-refusals-inside */
export async function uploadDocument(
  deps: DocumentsDeps,
  viewer: ClientViewer,
  file: UploadedFile,
  request: UploadDocumentInput,
): Promise<UploadDocumentResult> {
  try {
    const upload = () => admitUpload(deps, viewer, file, request)
    return {
      success: true,
      uploadedDocument: await withUploadSlot(deps, viewer.accountId, upload),
      errorMessage: null,
    }
  } catch (error) {
    if (!isExpectedRefusal(error)) throw error
    // If the file was not read, the audit does not record it as refused.
    if (error.kind === 'locked')
      return {
        success: false,
        uploadedDocument: null,
        errorMessage: error.message,
        ...refusalFacts(error),
      }
    const reason = error.cause instanceof Error ? { reason: error.cause.message } : {}
    await deps.audit.record({
      event: 'document.uploaded',
      outcome: 'refused',
      ...getActor(viewer),
      details: { code: error.code, ...reason },
    })
    return {
      success: false,
      uploadedDocument: null,
      errorMessage: error.message,
      ...refusalFacts(error),
    }
  }
}

async function admitUpload(
  deps: DocumentsDeps,
  viewer: ClientViewer,
  file: UploadedFile,
  request: UploadDocumentInput,
): Promise<DocumentRecord> {
  const { db } = deps.database
  const opened = await openCase(db, viewer, request.caseId)
  if (!(await deps.limits.take(uploadsPerAccount, viewer.accountId)))
    throw problem('documents.too-many-at-once')
  const category = await openLeaf(deps, opened, request.categoryId)
  const name = safeDocumentName(file.fileName)
  const extension = acceptedExtension(name)
  const replacedId = request.replacedDocumentId
  // If a concurrent request with the same key replaced the document, the key finds the result.
  const refusal =
    replacedId === undefined
      ? undefined
      : await replacementRefusal(db, viewer, replacedId, category.id)
  // Not checked again: what is on its way when the case ends is kept.
  const ended = await findEndProblem(db, opened, category, viewer.accountId)
  const before =
    request.uploadKey === undefined
      ? undefined
      : await findDocumentByUploadKey(db, viewer.accountId, request.uploadKey)
  if (before)
    return findEarlierUpload(
      before,
      category,
      request,
      extension === undefined ? undefined : await readDigest(deps, file.content, extension),
    )
  const refused = ended ?? refusal
  if (refused) throw refused
  if (extension === undefined) throw problem('documents.unsupported-type')
  const id = deps.ids.rowId()
  const fileKey = deps.secrets.newFileKey(opened.firmId, await getFirmKeyOfCase(db, opened), id)
  const seal = { key: fileKey.key, binding: `${opened.firmId}|${id}` }
  const admitted = await receiveFile(deps, id, file.content, seal, {
    fileName: name,
    extension,
    owner: viewer.accountId,
  })
  const { batch, uploadKey } = request
  return storeUpload(deps, viewer, request, {
    opened,
    category,
    admitted,
    name,
    mimeType: fileTypes[extension].mimeType,
    sealedKey: fileKey.sealed,
    replacedId,
    batch,
    uploadKey,
  })
}

/** A second file with the same key would be lost silently (spec: security#upload-key). */
function findEarlierUpload(
  before: StoredDocument,
  category: CategoryRecord,
  request: UploadDocumentInput,
  sha256: string | undefined,
): DocumentRecord {
  const isSamePlace =
    before.categoryId === category.id && before.replacesId === (request.replacedDocumentId ?? null)
  if (!isSamePlace || before.sha256 !== sha256) throw problem('documents.key-used')
  return toRecord(before)
}

async function openLeaf(
  deps: DocumentsDeps,
  opened: OpenedCase,
  categoryId: string,
): Promise<CategoryRecord> {
  const categories = await listCategoriesOfCases(deps.database.db, [
    { caseId: opened.id, firmId: opened.firmId },
  ])
  const category = categories.find(({ id }) => id === categoryId)
  const isLeaf = categories.every(({ parentId }) => parentId !== categoryId)
  if (!category || !isLeaf || !canSeeCategory(opened.debtor, category))
    throw problem('documents.category-not-found')
  if (isFirmOnly(category.templateKey)) throw problem('documents.attorney-only')
  return category
}

async function storeUpload(
  deps: DocumentsDeps,
  viewer: ClientViewer,
  request: UploadDocumentInput,
  admission: CheckedUpload,
): Promise<DocumentRecord> {
  const { file } = admission.admitted
  try {
    return toRecord(await storeDocument(deps, viewer, admission))
  } catch (error) {
    await deps.vault.discardStaged(file.id)
    // The commit may have succeeded even if its reply was lost. A file that has a row is kept.
    const { firmId } = admission.opened
    const existing = await findStoredDocument(deps.database.db, { id: file.id, firmId })
    if (existing) return toRecord(existing)
    await deps.vault.delete(file.id)
    const twin =
      request.uploadKey === undefined
        ? undefined
        : await findDocumentByUploadKey(deps.database.db, viewer.accountId, request.uploadKey)
    if (twin) return findEarlierUpload(twin, admission.category, request, file.sha256)
    throw error
  }
}

/** Returns the record as the uploader sees it. */
function toRecord(document: StoredDocument): DocumentRecord {
  const {
    id,
    firmId,
    caseId,
    categoryId,
    name,
    status,
    uploaded,
    bytes,
    scanState,
    orientation,
    isFromFirm,
    replacesId,
  } = document
  const nothingYet = {
    isCopyOfAnswers: false,
    uploadedBy: null,
    opened: false,
    hasNews: false,
    newsAt: null,
    completed: null,
    asksAcknowledgment: false,
    acknowledgedAt: null,
    acknowledgedSentence: null,
  }
  return toDocumentRecord(
    {
      id,
      firmId,
      caseId,
      categoryId,
      name,
      status,
      uploaded,
      size: bytes,
      scanState,
      orientation,
      isFromFirm,
      replacesId,
      ...nothingYet,
    },
    undefined,
  )
}
