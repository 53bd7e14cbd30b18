// Checks limits under a lock, then commits a staged file and inserts its row.
import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import { getActor, type ClientViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { creditCounselingKey } from '../../rules/category-template/category-kind.ts'
import { findIssued } from '../../rules/certificate.ts'
import { certificateClosing, clientStatuses } from '../../rules/document-status.ts'
import { problem } from '../../rules/problems.ts'
import { nextFileFinding, storageFinding } from '../../rules/upload-limits.ts'
import { lockCategory, type CategoryRecord } from '../checklist/categories.store.ts'
import { listDocumentsOfCases, insertDocument, type StoredDocument } from '../documents.store.ts'
import type { CheckedFile } from './receive-file.ts'
import { replaceDocument } from './replace-document.ts'
import { addToBatch, lockBatch, lockStorage } from '../files/uploads.store.ts'
import type { DocumentsDeps } from '../deps.ts'
import { scheduleHandedIn } from './upload-news.store.ts'

const timeoutMinutes = 10

export interface CheckedUpload {
  readonly opened: OpenedCase
  readonly category: CategoryRecord
  readonly admitted: CheckedFile
  readonly name: string
  readonly mimeType: string
  readonly sealedKey: Uint8Array
  readonly replacedId: string | undefined
  readonly batch: string | undefined
  readonly uploadKey: string | undefined
}

/** The file may be stored even if this throws: the caller must check if a row names it. */
export async function storeDocument(
  deps: DocumentsDeps,
  viewer: ClientViewer,
  admission: CheckedUpload,
): Promise<StoredDocument> {
  const { admitted, opened, category, replacedId } = admission
  const { file } = admitted
  const legalCase = { caseId: opened.id, firmId: opened.firmId }
  await deps.vault.commit(file.id)
  return deps.database.transact(async (tx) => {
    await checkStorage(deps, tx, viewer, legalCase, file.bytes)
    // The upload may have taken long, so the debtor may have left the case meanwhile.
    await openCase(tx, viewer, opened.id)
    await checkBatch(tx, viewer, admission, file.bytes)
    if (replacedId !== undefined)
      await replaceDocument(tx, { id: replacedId, firmId: opened.firmId }, category.id)
    if (category.templateKey === creditCounselingKey)
      await checkCertificate(deps, tx, viewer, opened, category.id)
    const row = {
      id: file.id,
      ...legalCase,
      categoryId: category.id,
      name: admission.name,
      mimeType: admission.mimeType,
      bytes: file.bytes,
      sha256: file.sha256,
      status: 'Pending' as const,
      scanState: admitted.scanState,
      orientation: admitted.orientation,
      replacesId: replacedId ?? null,
      sealedKey: admission.sealedKey,
    }
    const uploaded = await insertDocument(tx, {
      ...row,
      accountId: viewer.accountId,
      flags: admitted.flags,
      uploadKey: admission.uploadKey ?? null,
    })
    await scheduleHandedIn(tx, legalCase, timeoutMinutes)
    await deps.audit.record(
      {
        event: 'document.uploaded',
        outcome: 'done',
        ...getActor(viewer),
        firmId: opened.firmId,
        object: file.id,
        ...(replacedId === undefined ? {} : { details: { replaced: replacedId } }),
      },
      tx,
    )
    await deps.caseChanged(tx, legalCase, { debtor: opened.debtor })
    return { ...row, isFromFirm: false, asksAcknowledgment: false, uploaded }
  })
}

/** Checks the quotas under a lock, so that two uploads cannot both use the last space. */
async function checkStorage(
  deps: DocumentsDeps,
  tx: Tx,
  viewer: ClientViewer,
  legalCase: CaseOfFirm,
  bytes: number,
): Promise<void> {
  const finding = storageFinding(
    await lockStorage(tx, viewer.accountId, legalCase),
    deps.storageQuota,
    bytes,
  )
  if (finding) throw problem(finding.code)
}

/** Limits an upload to 50 files and 95 MB. Locks, because several tabs may upload at once. */
async function checkBatch(
  tx: Tx,
  viewer: ClientViewer,
  { batch }: CheckedUpload,
  bytes: number,
): Promise<void> {
  const finding = nextFileFinding(
    await lockBatch(tx, viewer.accountId, batch ?? '', batch === undefined),
    bytes,
  )
  if (finding) throw problem(finding.code)
  await addToBatch(tx, viewer.accountId, batch ?? '', bytes)
}

/** Throws if the category of the certificate is closed. A replaced document does not count. */
async function checkCertificate(
  deps: DocumentsDeps,
  tx: Tx,
  viewer: ClientViewer,
  opened: OpenedCase,
  categoryId: string,
): Promise<void> {
  await lockCategory(tx, { id: categoryId, firmId: opened.firmId })
  const cases = [{ caseId: opened.id, firmId: opened.firmId }]
  const documents = (await listDocumentsOfCases(tx, cases, viewer.accountId)).filter(
    (document) => document.categoryId === categoryId,
  )
  const { id: caseId, firmId, debtor } = opened
  const allIssued = await deps.issuedCertificates(deps, { caseId, firmId }, new Map())
  const issued = findIssued(allIssued, 1, debtor)
  const closing = certificateClosing(clientStatuses(documents), issued !== undefined)
  if (closing) throw problem(closing)
}
