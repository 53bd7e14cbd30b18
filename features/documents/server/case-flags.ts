// What the case dashboard and the cards show of documents, for all cases of an answer at once.
import type { GraphContext } from '#contract/graph-context.ts'
import type { CaseRecord } from '#features/cases/rules/records.ts'
import { batched } from '#kit/batch.ts'
import { groupedBy } from '#kit/lists.ts'
import { accountIdOf } from '#kit/viewer.ts'
import { isSentAndWaiting, isToReview, needsClient, showsSubmitTask } from '../rules/document-status.ts'
import { documentTree, isOnTheWay, leavesOf, maySee } from '../rules/document-tree.ts'
import { wordlessCategoriesOfCases, type CategoryRecord } from './categories.store.ts'
import { documentsOfCases, type DocumentRow } from './documents.store.ts'
import type { DocumentsWorld } from './world.ts'

export interface CaseFlags {
  readonly showSubmit: boolean
  readonly sentAndWaiting: boolean
  readonly foldersOpen: number
  readonly foldersWaiting: number
  readonly foldersTotal: number
  /** Documents that ask to be looked at. */
  readonly toReview: number
}

/** The record has come through the viewer's own case list, so it is theirs to see. */
export function caseFlags(world: DocumentsWorld, legalCase: Pick<CaseRecord, 'id' | 'debtor'>, { batch, viewer }: GraphContext): Promise<CaseFlags> {
  const load = batched<string, (debtor: 1 | 2) => CaseFlags>(batch, 'documents.case-flags', async (caseIds) => {
    const [categories, documents] = await Promise.all([
      wordlessCategoriesOfCases(world.database.db, caseIds), documentsOfCases(world.database.db, caseIds, accountIdOf(viewer) ?? ''),
    ])
    const byCase = groupedBy(categories, ({ caseId }) => caseId)
    const documentsByCase = groupedBy(documents, ({ caseId }) => caseId)
    return (caseId) => (debtor) => flagsOf(byCase.get(caseId) ?? [], documentsByCase.get(caseId) ?? [], debtor)
  })
  return load(legalCase.id).then((ofDebtor) => ofDebtor(legalCase.debtor))
}

function flagsOf(categories: readonly CategoryRecord[], documents: readonly DocumentRow[], debtor: 1 | 2): CaseFlags {
  const folders = documentTree(categories, documents, debtor)
  const seen = new Set(categories.filter((category) => maySee(debtor, category)).map(({ id }) => id))
  const leaves = leavesOf(folders)
  const counting = folders.filter(isOnTheWay)
  return {
    showSubmit: showsSubmitTask(leaves),
    sentAndWaiting: isSentAndWaiting(leaves),
    foldersOpen: counting.filter(({ status }) => needsClient(status)).length,
    foldersWaiting: counting.filter(({ status }) => status === 'Pending').length,
    foldersTotal: counting.length,
    toReview: documents.filter((document) => seen.has(document.categoryId) && document.status !== 'Replaced' && isToReview(document)).length,
  }
}
