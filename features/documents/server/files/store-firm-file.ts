// Brings a file from the firm's side into a case the way a client's goes: checked, scanned, sealed; file first, row second. Nothing of it stays when its row is not written.
import { firmKeyOf } from '#features/cases/server/firm-of-case.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import type { FileFlag } from '#ports/file-checker.ts'
import { safeDocumentName } from '../../rules/files/document-name.ts'
import { acceptedExtension, fileTypes } from '../../rules/files/file-types.ts'
import { documentsProblems } from '../../rules/problems.ts'
import { storedDocument } from '../documents.store.ts'
import { receiveFile, type AdmittedFile } from '../upload/receive-file.ts'
import type { FirmDocument } from '../review/review.store.ts'
import type { DocumentsWorld } from '../deps.ts'

const problem = problemsOf(documentsProblems)

export interface FirmFile {
  readonly caseId: string
  readonly firmId: string
  /** Who of the firm it comes from. */
  readonly staffId: string
  readonly fileName: string
  /** Can be read once. */
  readonly content: AsyncIterable<Uint8Array>
}

export interface StoredFirmFile {
  readonly id: string
  readonly name: string
  readonly flags: readonly FileFlag[]
}

/** `write` writes the row; undefined when it answers that none is wanted. Throws what is wrong with the file in the words that clients read of theirs. */
export async function storeFirmFile(
  world: DocumentsWorld,
  { caseId, firmId, staffId, fileName, content }: FirmFile,
  write: (tx: Tx, document: Omit<FirmDocument, 'categoryId'>) => Promise<boolean>,
): Promise<StoredFirmFile | undefined> {
  const { db } = world.database
  const name = safeDocumentName(fileName)
  const extension = acceptedExtension(name)
  if (extension === undefined) throw problem('documents.unsupported-type')
  const id = world.ids.rowId()
  const fileKey = world.secrets.newFileKey(firmId, await firmKeyOf(db, { firmId }), id)
  const admitted = await receiveFile(
    world,
    id,
    content,
    { key: fileKey.key, binding: `${firmId}|${id}` },
    { fileName: name, extension, owner: firmId },
  )
  const document = {
    ...rowOf(admitted),
    firmId,
    caseId,
    staffId,
    name,
    mimeType: fileTypes[extension].mimeType,
    sealedKey: fileKey.sealed,
  }
  let isWanted: boolean
  try {
    await world.vault.keep(id)
    isWanted = await world.database.transact((tx) => write(tx, document))
  } catch (error) {
    await world.vault.discard(id)
    // A commit whose answer was lost may have been made: a file that a row names stays.
    if (!(await storedDocument(db, id))) {
      await world.vault.remove(id)
      throw error
    }
    isWanted = true
  }
  if (!isWanted) await world.vault.remove(id)
  return isWanted ? { id, name, flags: admitted.flags } : undefined
}

function rowOf({ file, orientation, scanState, flags }: AdmittedFile) {
  return { id: file.id, bytes: file.bytes, sha256: file.sha256, orientation, scanState, flags }
}
