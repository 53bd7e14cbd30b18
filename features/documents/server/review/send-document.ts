// A firm's act: sends a file to the people of a case. It takes the same way as theirs: checked, scanned, sealed; file first, row second.
import { casesProblems } from '#features/cases/rules/problems.ts'
import { deskOfCase } from '#features/cases/server/firm-of-case.ts'
import { peopleOf } from '#features/cases/server/participants/participants.ts'
import { isUuid } from '#lib/ids.ts'
import { problemsOf } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { fromAttorneyKey, yourAnswersKey } from '../../rules/categories/category-kind.ts'
import { isLeaf } from '../../rules/categories/category-place.ts'
import { maySee } from '../../rules/categories/document-tree.ts'
import { documentsProblems } from '../../rules/problems.ts'
import { reviewProblems } from '../../rules/review-problems.ts'
import { holdCategories, type PlacedCategory } from '../categories.store.ts'
import { placeFirmsOwn } from './place-firms-own.ts'
import { insertFirmDocument, type FirmDocument } from './review.store.ts'
import { storeFirmFile, type StoredFirmFile } from '../files/store-firm-file.ts'
import { tellClients } from '../notify-clients.ts'
import { lockStorage } from '../upload/uploads.store.ts'
import type { DocumentsWorld, ReviewWorld } from '../deps.ts'
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

/** Throws what is wrong with the file in the words that clients read of theirs. */
export async function sendDocument(
  world: DocumentsWorld & ReviewWorld,
  act: SendAct,
): Promise<StoredFirmFile> {
  const comment = act.comment === undefined ? undefined : checkedComment(act.comment)
  const desk = isUuid(act.caseId) ? await deskOfCase(world.database.db, act.caseId) : undefined
  if (!desk) throw problem('cases.not-found')
  const { caseId, fileName, content, staffId = desk.attorneyId } = act
  const sent = await storeFirmFile(
    world,
    { caseId, firmId: desk.firmId, staffId, fileName, content },
    async (tx, document) => {
      await send(world, tx, act, document, comment)
      return true
    },
  )
  if (!sent) throw new Error('What a firm sends is always wanted')
  return sent
}

async function send(
  world: ReviewWorld & Pick<DocumentsWorld, 'mostStored'>,
  tx: Tx,
  act: SendAct,
  document: Omit<FirmDocument, 'categoryId'>,
  comment: string | undefined,
): Promise<void> {
  const { id, caseId, firmId, staffId, bytes, name } = document
  const { caseBytes } = await lockStorage(tx, null, caseId)
  if (caseBytes + bytes > world.mostStored.caseBytes) throw problem('documents.case-full')
  const category = await categoryFor(world, tx, act, firmId)
  await insertFirmDocument(tx, { ...document, categoryId: category.id })
  if (comment !== undefined) await writeComment(world, tx, document, comment, staffId)
  await tellClients(world, tx, {
    kind: 'document.sent',
    staffId,
    document: { id, caseId, name, debtor: category.debtor },
  })
  await world.audit.record(
    { event: 'document.sent', outcome: 'done', firmId, object: id, details: { staffId } },
    tx,
  )
}

/** The one category that is meant. What is meant for one must not reach the other, and among the copies of their answers lies nothing else. */
async function categoryFor(
  world: ReviewWorld,
  tx: Tx,
  { caseId, categoryKey = fromAttorneyKey, debtor }: SendAct,
  firmId: string,
): Promise<Pick<PlacedCategory, 'id' | 'debtor'>> {
  if (categoryKey === yourAnswersKey) throw problem('documents.category-not-found')
  const people = await peopleOf(tx, caseId)
  if (debtor !== undefined && !people.some((person) => person.debtor === debtor))
    throw problem('documents.no-such-debtor')
  const categories = await holdCategories(tx, caseId)
  const named = categories.filter(
    (category) =>
      category.templateKey === categoryKey &&
      isLeaf(categories, category.id) &&
      (debtor === undefined || maySee(debtor, category)),
  )
  const [category, another] = named
  if (another || (!category && categoryKey !== fromAttorneyKey))
    throw problem('documents.category-not-found')
  if (debtor !== undefined && people.length > 1 && (category?.debtor ?? null) === null)
    throw problem('documents.seen-by-both')
  return category ?? placeFirmsOwn(world, tx, fromAttorneyKey, categories, { caseId, firmId })
}
