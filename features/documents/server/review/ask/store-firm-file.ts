// Checks, scans and encrypts the file like a client's file. Stores the file before its row.
import { getFirmKeyOfCase } from '#features/cases/server/firm-of-case.ts'
import type { Tx } from '#ports/database.ts'
import type { FileFlag } from '#ports/file-checker.ts'
import { safeDocumentName } from '../../../rules/files/document-name.ts'
import { acceptedExtension, fileTypes } from '../../../rules/files/file-types.ts'
import { problem } from '../../../rules/problems.ts'
import { findStoredDocument } from '../../documents.store.ts'
import { receiveFile, type CheckedFile } from '../../upload/receive-file.ts'
import type { FirmDocument } from '../review.store.ts'
import type { DocumentsDeps } from '../../deps.ts'

export interface FirmFile {
  readonly caseId: string
  readonly firmId: string
  readonly staffId: string
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
}

export interface StoredFirmFile {
  readonly id: string
  readonly name: string
  readonly flags: readonly FileFlag[]
}

/** Returns undefined when `write` inserts no row; the file is then removed. */
export async function storeFirmFile(
  deps: DocumentsDeps,
  { caseId, firmId, staffId, fileName, content }: FirmFile,
  write: (tx: Tx, document: Omit<FirmDocument, 'categoryId'>) => Promise<boolean>,
): Promise<StoredFirmFile | undefined> {
  const { db } = deps.database
  const name = safeDocumentName(fileName)
  const extension = acceptedExtension(name)
  if (extension === undefined) throw problem('documents.unsupported-type')
  const id = deps.ids.rowId()
  const fileKey = deps.secrets.newFileKey(firmId, await getFirmKeyOfCase(db, { firmId }), id)
  const admitted = await receiveFile(
    deps,
    id,
    content,
    { key: fileKey.key, binding: `${firmId}|${id}` },
    { fileName: name, extension, owner: firmId },
  )
  const document = {
    ...toRow(admitted),
    firmId,
    caseId,
    staffId,
    name,
    mimeType: fileTypes[extension].mimeType,
    sealedKey: fileKey.sealed,
  }
  let isWanted: boolean
  try {
    await deps.vault.commit(id)
    isWanted = await deps.database.transact((tx) => write(tx, document))
  } catch (error) {
    await deps.vault.discardStaged(id)
    // The commit may have succeeded even if its reply was lost. A file that has a row is kept.
    if (!(await findStoredDocument(db, { id, firmId }))) {
      await deps.vault.delete(id)
      throw error
    }
    isWanted = true
  }
  if (!isWanted) await deps.vault.delete(id)
  return isWanted ? { id, name, flags: admitted.flags } : undefined
}

function toRow({ file, orientation, scanState, flags }: CheckedFile) {
  return { id: file.id, bytes: file.bytes, sha256: file.sha256, orientation, scanState, flags }
}
