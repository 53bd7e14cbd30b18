// Stores a generated PDF as a document from the firm. The caller sends the news.
import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import type { Tx } from '#ports/database.ts'
import { yourAnswersKey } from '../../../rules/category-template/category-kind.ts'
import { lockCategories } from '../../checklist/categories.store.ts'
import { placeFirmsOwn } from './place-firms-own.ts'
import { insertFirmDocument } from '../review.store.ts'
import { storeFirmFile } from './store-firm-file.ts'
import type { DocumentsDeps, ReviewDeps } from '../../deps.ts'

export interface AnswersCopy {
  readonly caseId: string
  readonly firmId: string
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
  /** Locks the source of the copy. Returns false if a copy exists; nothing is stored then. */
  readonly isWanted: (tx: Tx) => Promise<boolean>
  /** Called in the same transaction after the document is inserted. */
  readonly note: (tx: Tx, documentId: string) => Promise<void>
}

/** Exempt from quotas: a full case still gets the copy of its answers. */
export async function storeGeneratedPdf(
  deps: DocumentsDeps & ReviewDeps,
  { caseId, firmId, fileName, content, isWanted, note }: AnswersCopy,
): Promise<void> {
  const firmContext = await getFirmContextOfCase(deps.database.db, { caseId, firmId })
  if (!firmContext) throw new Error('A copy is for a case that is not there')
  await storeFirmFile(
    deps,
    { caseId, firmId, staffId: firmContext.attorneyId, fileName, content },
    async (tx, document) => {
      if (!(await isWanted(tx))) return false
      const categories = await lockCategories(tx, { caseId, firmId })
      const place =
        categories.find(({ templateKey }) => templateKey === yourAnswersKey) ??
        (await placeFirmsOwn(deps, tx, yourAnswersKey, categories, { caseId, firmId }))
      await insertFirmDocument(tx, { ...document, categoryId: place.id })
      await note(tx, document.id)
      return true
    },
  )
}
