// documents { uploadFile }: one file into one category. File first, row second: a row without its file cannot exist.
import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import { firmKeyOf } from '#features/cases/server/firm-of-case.ts'
import type { Allowance } from '#lib/limits.ts'
import { isExpectedRefusal, problemsOf, refusalFacts, type RefusalFacts } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { UploadedFile } from '#ports/upload.ts'
import { isFirmsOwn } from '../../rules/categories/category-kind.ts'
import { maySee } from '../../rules/categories/document-tree.ts'
import { safeDocumentName } from '../../rules/files/document-name.ts'
import { acceptedExtension, fileTypes } from '../../rules/files/file-types.ts'
import { documentsProblems } from '../../rules/problems.ts'
import type { DocumentRecord } from '../../rules/records.ts'
import { categoriesOfCases, type CategoryRecord } from '../categories.store.ts'
import { documentByUploadKey, storedDocument, type StoredDocument } from '../documents.store.ts'
import { keepDocument, type Admission } from './store-document.ts'
import { documentRecord } from '../read-documents.ts'
import { digestOf, receiveFile } from './receive-file.ts'
import { replacementRefusal } from './replace-document.ts'
import { withUploadSlot } from './upload-slots.ts'
import type { DocumentsWorld } from '../deps.ts'

const problem = problemsOf(documentsProblems)
const uploadsPerAccount: Allowance = { name: 'upload', most: 60, perSeconds: 60 }

export interface UploadRequest {
  readonly caseId: string
  readonly categoryId: string
  /** The document whose place the new one takes. */
  readonly replacedDocumentId?: string | undefined
  /** One per upload dialog; absent, uploads within 60 seconds belong together. */
  readonly batch: string | undefined
  /** The same at every try of the same file. */
  readonly uploadKey: string | undefined
}

export interface UploadAnswer extends Partial<RefusalFacts> {
  readonly success: boolean
  readonly uploadedDocument: DocumentRecord | null
  readonly errorMessage: string | null
}

/** Expected refusals are answered in the seed's words inside (decisions 1.2); what is away and faults of ours are thrown. */
export async function uploadDocument(
  world: DocumentsWorld,
  viewer: ClientViewer,
  file: UploadedFile,
  request: UploadRequest,
): Promise<UploadAnswer> {
  try {
    const upload = () => admit(world, viewer, file, request)
    return {
      success: true,
      uploadedDocument: await withUploadSlot(world, viewer.accountId, upload),
      errorMessage: null,
    }
  } catch (error) {
    if (!isExpectedRefusal(error)) throw error
    // A file that was not looked at is no refused file in the audit.
    if (error.kind === 'locked')
      return {
        success: false,
        uploadedDocument: null,
        errorMessage: error.message,
        ...refusalFacts(error),
      }
    const { accountId, source } = viewer
    const reason = error.cause instanceof Error ? { reason: error.cause.message } : {}
    await world.audit.record({
      event: 'document.uploaded',
      outcome: 'refused',
      accountId,
      ip: source.ip,
      requestId: source.requestId,
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

async function admit(
  world: DocumentsWorld,
  viewer: ClientViewer,
  file: UploadedFile,
  request: UploadRequest,
): Promise<DocumentRecord> {
  const { db } = world.database
  const opened = await openCase(db, viewer, request.caseId)
  if (!(await world.limits.take(uploadsPerAccount, viewer.accountId)))
    throw problem('documents.too-many-at-once')
  const category = await openLeaf(world, opened, request.categoryId)
  const name = safeDocumentName(file.fileName)
  const extension = acceptedExtension(name)
  const replacedId = request.replacedDocumentId
  // Asked before the key: when the same upload is just being kept by another request, it is replaced already, and the key is known.
  const refusal =
    replacedId === undefined
      ? undefined
      : await replacementRefusal(db, viewer, replacedId, category.id)
  const before =
    request.uploadKey === undefined
      ? undefined
      : await documentByUploadKey(db, viewer.accountId, request.uploadKey)
  if (before)
    return sentBefore(
      before,
      category,
      request,
      extension === undefined ? undefined : await digestOf(file.content, extension),
    )
  if (refusal) throw refusal
  if (extension === undefined) throw problem('documents.unsupported-type')
  const id = world.ids.rowId()
  const fileKey = world.secrets.newFileKey(opened.firmId, await firmKeyOf(db, opened), id)
  const seal = { key: fileKey.key, binding: `${opened.firmId}|${id}` }
  const admitted = await receiveFile(world, id, file.content, seal, {
    fileName: name,
    extension,
    owner: viewer.accountId,
  })
  const { batch, uploadKey } = request
  return keep(world, viewer, request, {
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

/** A key stands for one file in one place; used for another it would make that one disappear without a word (safety 4.3). */
function sentBefore(
  before: StoredDocument,
  category: CategoryRecord,
  request: UploadRequest,
  sha256: string | undefined,
): DocumentRecord {
  const isSamePlace =
    before.categoryId === category.id && before.replacesId === (request.replacedDocumentId ?? null)
  if (!isSamePlace || before.sha256 !== sha256) throw problem('documents.key-used')
  return recordOf(before)
}

/** A category of this case that the viewer may see and that takes files. */
async function openLeaf(
  world: DocumentsWorld,
  opened: OpenedCase,
  categoryId: string,
): Promise<CategoryRecord> {
  const categories = await categoriesOfCases(world.database.db, [opened.id])
  const category = categories.find(({ id }) => id === categoryId)
  const isLeaf = categories.every(({ parentId }) => parentId !== categoryId)
  if (!category || !isLeaf || !maySee(opened.debtor, category))
    throw problem('documents.category-not-found')
  if (isFirmsOwn(category.templateKey)) throw problem('documents.attorney-only')
  return category
}

async function keep(
  world: DocumentsWorld,
  viewer: ClientViewer,
  request: UploadRequest,
  admission: Admission,
): Promise<DocumentRecord> {
  const { file } = admission.admitted
  try {
    return recordOf(await keepDocument(world, viewer, admission))
  } catch (error) {
    await world.vault.discard(file.id)
    // A commit whose answer was lost may have been made: a file that a row names stays.
    const kept = await storedDocument(world.database.db, file.id)
    if (kept) return recordOf(kept)
    await world.vault.remove(file.id)
    const twin =
      request.uploadKey === undefined
        ? undefined
        : await documentByUploadKey(world.database.db, viewer.accountId, request.uploadKey)
    if (twin) return sentBefore(twin, admission.category, request, file.sha256)
    throw error
  }
}

/** As whoever has just sent it sees it. */
function recordOf(document: StoredDocument): DocumentRecord {
  const {
    id,
    caseId,
    categoryId,
    name,
    status,
    uploaded,
    bytes,
    scanState,
    orientation,
    isFromFirm,
  } = document
  const nothingYet = {
    isCopyOfAnswers: false,
    uploadedBy: null,
    opened: false,
    hasNews: false,
    newsAt: null,
    completed: null,
  }
  return documentRecord(
    {
      id,
      caseId,
      categoryId,
      name,
      status,
      uploaded,
      size: bytes,
      scanState,
      orientation,
      isFromFirm,
      ...nothingYet,
    },
    undefined,
  )
}
