import { casesProblems } from '#features/cases/rules/problems.ts'
import { getFirmContextOfCase } from '#features/cases/server/firm-of-case.ts'
import { listPeople } from '#features/cases/server/participants/participants.ts'
import { isUuid } from '#lib/ids.ts'
import { problemFactory } from '#lib/problem.ts'
import type { Tx } from '#ports/database.ts'
import { fromAttorneyKey, yourAnswersKey } from '../../../rules/category-template/category-kind.ts'
import { isLeaf } from '../../../rules/categories/category-place.ts'
import { canSeeCategory } from '../../../rules/categories/document-tree.ts'
import { documentsProblems } from '../../../rules/problems.ts'
import { reviewProblems } from '../../../rules/review/review-problems.ts'
import { lockCategories, type PlacedCategory } from '../../checklist/categories.store.ts'
import { placeFirmsOwn } from './place-firms-own.ts'
import { insertFirmDocument, type FirmDocument } from '../review.store.ts'
import { storeFirmFile, type StoredFirmFile } from './store-firm-file.ts'
import { notifyClients } from '../notify-clients.ts'
import { lockStorage } from '../../files/uploads.store.ts'
import type { DocumentsDeps, ReviewDeps } from '../../deps.ts'
import { checkedComment, writeComment } from '../write-comment.ts'

const problem = problemFactory({ ...documentsProblems, ...reviewProblems, ...casesProblems })

export interface SendAct {
  readonly caseId: string
  readonly firmId: string
  readonly fileName: string
  readonly content: AsyncIterable<Uint8Array>
  readonly categoryKey?: string
  /** Required if each debtor has their own category. */
  readonly debtor?: 1 | 2
  readonly comment?: string
  /** Clients confirm that they have read it (spec: case-checklist#acknowledge). */
  readonly asksAcknowledgment?: boolean
  /** Staff member who sends it. Default: the attorney of the case. */
  readonly staffId?: string
}

/** Throws the same file problems as a client's upload. */
export async function sendDocument(
  deps: DocumentsDeps & ReviewDeps,
  act: SendAct,
): Promise<StoredFirmFile> {
  const comment = act.comment === undefined ? undefined : checkedComment(act.comment)
  const firmContext = isUuid(act.caseId)
    ? await getFirmContextOfCase(deps.database.db, act)
    : undefined
  if (!firmContext) throw problem('cases.not-found')
  const { caseId, firmId, fileName, content, staffId = firmContext.attorneyId } = act
  const document = await storeFirmFile(
    deps,
    { caseId, firmId, staffId, fileName, content },
    async (tx, document) => {
      await send(deps, tx, act, document, comment)
      return true
    },
  )
  if (!document) throw new Error('What a firm sends is always wanted')
  return document
}

async function send(
  deps: ReviewDeps & Pick<DocumentsDeps, 'storageQuota'>,
  tx: Tx,
  act: SendAct,
  document: Omit<FirmDocument, 'categoryId'>,
  comment: string | undefined,
): Promise<void> {
  const { id, caseId, firmId, staffId, bytes, name } = document
  const { caseBytes } = await lockStorage(tx, null, { caseId, firmId })
  if (caseBytes + bytes > deps.storageQuota.caseBytes) throw problem('documents.case-full')
  const category = await categoryFor(deps, tx, act)
  const asksAcknowledgment = act.asksAcknowledgment ?? false
  await insertFirmDocument(tx, { ...document, categoryId: category.id, asksAcknowledgment })
  if (comment !== undefined) await writeComment(deps, tx, document, comment, staffId)
  await notifyClients(deps, tx, {
    kind: asksAcknowledgment ? 'document.to-confirm' : 'document.sent',
    staffId,
    document: { id, firmId, caseId, name, debtor: category.debtor },
  })
  await deps.audit.record(
    { event: 'document.sent', outcome: 'done', firmId, object: id, details: { staffId } },
    tx,
  )
  await deps.caseChanged(tx, { caseId, firmId }, { staffId })
}

/**
 * Never returns the category for copies of answers or a category of the other debtor. Each debtor of
 * a joint case has a category of their own for what only they read.
 */
async function categoryFor(
  deps: ReviewDeps,
  tx: Tx,
  { caseId, firmId, categoryKey = fromAttorneyKey, debtor }: SendAct,
): Promise<Pick<PlacedCategory, 'id' | 'debtor'>> {
  if (categoryKey === yourAnswersKey) throw problem('documents.category-not-found')
  const people = await listPeople(tx, { caseId, firmId })
  if (debtor !== undefined && !people.some((person) => person.debtor === debtor))
    throw problem('documents.no-such-debtor')
  const categories = await lockCategories(tx, { caseId, firmId })
  if (categoryKey === fromAttorneyKey) {
    const reader = people.length > 1 ? (debtor ?? null) : null
    return (
      categories.find((each) => each.templateKey === categoryKey && each.debtor === reader) ??
      placeFirmsOwn(deps, tx, fromAttorneyKey, categories, { caseId, firmId }, reader)
    )
  }
  const named = categories.filter(
    (category) =>
      category.templateKey === categoryKey &&
      isLeaf(categories, category.id) &&
      (debtor === undefined || canSeeCategory(debtor, category)),
  )
  const [category, another] = named
  if (another || !category) throw problem('documents.category-not-found')
  if (debtor !== undefined && people.length > 1 && category.debtor === null)
    throw problem('documents.seen-by-both')
  return category
}
