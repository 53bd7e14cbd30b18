// Keeps a received file and writes its row, when all that is counted and asked under a lock allows it. Nothing stays when it does not.
import { openCase, type OpenedCase } from '#features/cases/server/open-case.ts'
import { problemsOf } from '#lib/problem.ts'
import type { ClientViewer } from '#lib/viewer.ts'
import type { Tx } from '#ports/database.ts'
import { creditCounselingKey } from '../../rules/categories/category-kind.ts'
import { findIssued } from '../../rules/certificate.ts'
import { certificateClosing, clientStatuses } from '../../rules/document-status.ts'
import { documentsProblems } from '../../rules/problems.ts'
import { nextFileFinding, storageFinding } from '../../rules/upload-limits.ts'
import { lockCategory, type CategoryRecord } from '../categories.store.ts'
import { documentsOfCases, insertDocument, type StoredDocument } from '../documents.store.ts'
import { noteHandedIn } from './handed-in.ts'
import type { AdmittedFile } from './receive-file.ts'
import { replaceDocument } from './replace-document.ts'
import { addToBatch, lockBatch, lockStorage } from './uploads.store.ts'
import type { DocumentsWorld } from '../deps.ts'

const problem = problemsOf(documentsProblems)

export interface Admission {
  readonly opened: OpenedCase
  readonly category: CategoryRecord
  readonly admitted: AdmittedFile
  readonly name: string
  readonly mimeType: string
  readonly sealedKey: Uint8Array
  readonly replacedId: string | undefined
  readonly batch: string | undefined
  readonly uploadKey: string | undefined
}

/** When it throws, the file may still be kept: whether a row names it is for the caller to look at. */
export async function keepDocument(
  world: DocumentsWorld,
  viewer: ClientViewer,
  admission: Admission,
): Promise<StoredDocument> {
  const { admitted, opened, category, replacedId } = admission
  const { file } = admitted
  await world.vault.keep(file.id)
  return world.database.transact(async (tx) => {
    await checkStorage(world, tx, viewer, opened, file.bytes)
    // The file was long on its way: the case may have been left meanwhile.
    await openCase(tx, viewer, opened.id)
    await checkBatch(tx, viewer, admission, file.bytes)
    if (replacedId !== undefined) await replaceDocument(tx, replacedId, category.id)
    if (category.templateKey === creditCounselingKey)
      await checkCertificate(world, tx, viewer, opened, category.id)
    const row = {
      id: file.id,
      firmId: opened.firmId,
      caseId: opened.id,
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
    await noteHandedIn(tx, { caseId: opened.id, firmId: opened.firmId })
    await world.audit.record(
      {
        event: 'document.uploaded',
        outcome: 'done',
        accountId: viewer.accountId,
        firmId: opened.firmId,
        object: file.id,
        ip: viewer.source.ip,
        requestId: viewer.source.requestId,
        ...(replacedId === undefined ? {} : { details: { replaced: replacedId } }),
      },
      tx,
    )
    return { ...row, isFromFirm: false, uploaded }
  })
}

/** What an account and a case may hold in all, counted where two uploads cannot both be the last that fits. */
async function checkStorage(
  world: DocumentsWorld,
  tx: Tx,
  viewer: ClientViewer,
  opened: OpenedCase,
  bytes: number,
): Promise<void> {
  const finding = storageFinding(
    await lockStorage(tx, viewer.accountId, opened.id),
    world.mostStored,
    bytes,
  )
  if (finding) throw problem(finding.code)
}

/** 50 files and 95 MB for one upload, counted where two tabs cannot both be first. */
async function checkBatch(
  tx: Tx,
  viewer: ClientViewer,
  { batch }: Admission,
  bytes: number,
): Promise<void> {
  const finding = nextFileFinding(
    await lockBatch(tx, viewer.accountId, batch ?? '', batch === undefined),
    bytes,
  )
  if (finding) throw problem(finding.code)
  await addToBatch(tx, viewer.accountId, batch ?? '', bytes)
}

/** Whatever is replaced counts no longer at this moment. */
async function checkCertificate(
  world: DocumentsWorld,
  tx: Tx,
  viewer: ClientViewer,
  opened: OpenedCase,
  categoryId: string,
): Promise<void> {
  await lockCategory(tx, categoryId)
  const documents = (await documentsOfCases(tx, [opened.id], viewer.accountId)).filter(
    (document) => document.categoryId === categoryId,
  )
  const issued = findIssued(await world.issuedCertificates(opened.id, new Map()), 1, opened.debtor)
  const closing = certificateClosing(clientStatuses(documents), issued !== undefined)
  if (closing) throw problem(closing)
}
