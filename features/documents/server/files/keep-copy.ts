// Keeps a paper that the house made for the people of a case among their documents, in a place of its own. It comes from the firm, and nobody is told: whoever asks for it says what is news.
import { deskOfCase } from '#features/cases/server/firm-of-case.ts'
import type { Tx } from '#ports/database.ts'
import { yourAnswersKey } from '../../rules/categories/category-kind.ts'
import { holdCategories } from '../categories.store.ts'
import { placeFirmsOwn } from '../review/place-firms-own.ts'
import { insertFirmDocument } from '../review/review.store.ts'
import { storeFirmFile } from './store-firm-file.ts'
import type { DocumentsWorld, ReviewWorld } from '../deps.ts'

export interface AnswersCopy {
  readonly caseId: string
  readonly fileName: string
  /** Of a PDF. Can be read once. */
  readonly content: AsyncIterable<Uint8Array>
  /** Holds whatever the copy is of until the transaction ends; false when it has a copy already, and nothing of this one stays. */
  readonly isWanted: (tx: Tx) => Promise<boolean>
  /** In the same transaction, once the document is there. */
  readonly note: (tx: Tx, documentId: string) => Promise<void>
}

/** It counts for no quota: a case that is full of files still gets the copy of its answers. */
export async function keepCopyOfAnswers(
  world: DocumentsWorld & ReviewWorld,
  { caseId, fileName, content, isWanted, note }: AnswersCopy,
): Promise<void> {
  const desk = await deskOfCase(world.database.db, caseId)
  if (!desk) throw new Error('A copy is for a case that is not there')
  const { firmId, attorneyId } = desk
  await storeFirmFile(
    world,
    { caseId, firmId, staffId: attorneyId, fileName, content },
    async (tx, document) => {
      if (!(await isWanted(tx))) return false
      const categories = await holdCategories(tx, caseId)
      const place =
        categories.find(({ templateKey }) => templateKey === yourAnswersKey) ??
        (await placeFirmsOwn(world, tx, yourAnswersKey, categories, { caseId, firmId }))
      await insertFirmDocument(tx, { ...document, categoryId: place.id })
      await note(tx, document.id)
      return true
    },
  )
}
