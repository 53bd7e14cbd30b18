// A firm's act: sends a file to the people of a case. It takes the same way as theirs: checked, scanned, sealed; file first, row second.
import { casesProblems } from '#features/cases/rules/problems.ts'
import { deskOfCase, firmKeyOf } from '#features/cases/server/firm-of-case.ts'
import { peopleOf } from '#features/cases/server/participants.ts'
import { isUuid } from '#kit/ids.ts'
import { problemsOf } from '#kit/problem.ts'
import type { Tx } from '#ports/database.ts'
import type { FileFlag } from '#ports/file-checker.ts'
import { fromAttorneyKey } from '../rules/category-kind.ts'
import { isLeaf } from '../rules/category-place.ts'
import { safeDocumentName } from '../rules/document-name.ts'
import { maySee } from '../rules/document-tree.ts'
import { acceptedExtension, fileTypes } from '../rules/file-types.ts'
import { documentsProblems } from '../rules/problems.ts'
import { reviewProblems } from '../rules/review-problems.ts'
import { holdCategories, type PlacedCategory } from './categories.store.ts'
import { storedDocument } from './documents.store.ts'
import { placeFromAttorney } from './place-from-attorney.ts'
import { receiveFile, type AdmittedFile } from './receive-file.ts'
import { insertFirmDocument, type FirmDocument } from './review.store.ts'
import { tellClients } from './tell-clients.ts'
import { lockStorage } from './uploads.store.ts'
import type { DocumentsWorld, ReviewWorld } from './world.ts'
import { checkedComment, writeComment } from './write-comment.ts'

const problem = problemsOf({ ...documentsProblems, ...reviewProblems, ...casesProblems })

export interface SendAct {
  readonly caseId: string
  readonly fileName: string
  /** Can be read once. */
  readonly content: AsyncIterable<Uint8Array>
  /** Where it is put; among what comes from the attorney when left out. */
  readonly categoryKey?: string
  /** For whom, where each has their own category. */
  readonly debtor?: 1 | 2
  readonly comment?: string
  /** Who of the case's firm sends it; its attorney when left out. */
  readonly staffId?: string
}

export interface SentDocument {
  readonly id: string
  readonly name: string
  readonly flags: readonly FileFlag[]
}

/** Throws what is wrong with the file in the words that clients read of theirs. */
export async function sendDocument(world: DocumentsWorld & ReviewWorld, act: SendAct): Promise<SentDocument> {
  const { db } = world.database
  const comment = act.comment === undefined ? undefined : checkedComment(act.comment)
  const desk = isUuid(act.caseId) ? await deskOfCase(db, act.caseId) : undefined
  if (!desk) throw problem('cases.not-found')
  const name = safeDocumentName(act.fileName)
  const extension = acceptedExtension(name)
  if (extension === undefined) throw problem('documents.unsupported-type')
  const id = world.ids.rowId()
  const { firmId } = desk
  const fileKey = world.secrets.newFileKey(firmId, await firmKeyOf(db, desk), id)
  const admitted = await receiveFile(world, id, act.content, { key: fileKey.key, binding: `${firmId}|${id}` }, { fileName: name, extension, owner: firmId })
  const document = { ...rowOf(admitted), firmId, caseId: act.caseId, staffId: act.staffId ?? desk.attorneyId, name, mimeType: fileTypes[extension].mimeType, sealedKey: fileKey.sealed }
  try {
    await world.vault.keep(id)
    await world.database.transact((tx) => send(world, tx, act, document, comment))
  } catch (error) {
    await world.vault.discard(id)
    // A commit whose answer was lost may have been made: a file that a row names stays.
    if (!(await storedDocument(db, id))) {
      await world.vault.remove(id)
      throw error
    }
  }
  return { id, name, flags: admitted.flags }
}

function rowOf({ file, orientation, scanState, flags }: AdmittedFile) {
  return { id: file.id, bytes: file.bytes, sha256: file.sha256, orientation, scanState, flags }
}

async function send(world: ReviewWorld & Pick<DocumentsWorld, 'mostStored'>, tx: Tx, act: SendAct, document: Omit<FirmDocument, 'categoryId'>, comment: string | undefined): Promise<void> {
  const { id, caseId, firmId, staffId, bytes } = document
  const { caseBytes } = await lockStorage(tx, null, caseId)
  if (caseBytes + bytes > world.mostStored.caseBytes) throw problem('documents.case-full')
  const category = await categoryFor(world, tx, act, firmId)
  await insertFirmDocument(tx, { ...document, categoryId: category.id })
  if (comment !== undefined) await writeComment(world, tx, document, comment, staffId)
  await tellClients(world, tx, { caseId, debtor: category.debtor, act: 'send', documentId: id })
  await world.audit.record({ event: 'document.sent', outcome: 'done', firmId, object: id, details: { staffId } }, tx)
}

/** The one category that is meant. What is meant for one must not reach the other. */
async function categoryFor(world: ReviewWorld, tx: Tx, { caseId, categoryKey = fromAttorneyKey, debtor }: SendAct, firmId: string): Promise<Pick<PlacedCategory, 'id' | 'debtor'>> {
  const people = await peopleOf(tx, caseId)
  if (debtor !== undefined && !people.some((person) => person.debtor === debtor)) throw problem('documents.no-such-debtor')
  const categories = await holdCategories(tx, caseId)
  const named = categories.filter((category) => category.templateKey === categoryKey && isLeaf(categories, category.id) && (debtor === undefined || maySee(debtor, category)))
  const [category, another] = named
  if (another || (!category && categoryKey !== fromAttorneyKey)) throw problem('documents.category-not-found')
  if (debtor !== undefined && people.length > 1 && (category?.debtor ?? null) === null) throw problem('documents.seen-by-both')
  return category ?? placeFromAttorney(world, tx, categories, { caseId, firmId })
}
