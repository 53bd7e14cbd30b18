// Loads the flags of all cases of a request together.
import type { GraphContext } from '#contract/graph-context.ts'
import type { CaseRecord } from '#features/cases/rules/records.ts'
import { batchCalls } from '#lib/batch.ts'
import { groupBy } from '#lib/lists.ts'
import { findAccountId } from '#lib/viewer.ts'
import {
  isSentAndWaiting,
  isToReview,
  needsClient,
  needsNewCopy,
  showsSubmitTask,
} from '../../../rules/document-status.ts'
import type { IssuedCertificate } from '../../../rules/certificate.ts'
import {
  documentTree,
  isOnTheWay,
  getLeaves,
  getLeavesById,
  type TreeInput,
} from '../../../rules/categories/document-tree.ts'
import { wordlessCategoriesOfCases } from '../../checklist/categories.store.ts'
import { fitToEnd } from '../../read/ended-case.ts'
import { listDocumentsOfCases, type DocumentRow } from '../../documents.store.ts'
import type { DocumentsDeps } from '../../deps.ts'

export interface CaseFlags {
  readonly showSubmit: boolean
  readonly sentAndWaiting: boolean
  readonly foldersOpen: number
  readonly foldersSentBack: number
  readonly foldersWaiting: number
  readonly foldersTotal: number
  /** Number of documents to review. */
  readonly toReview: number
}

type FlaggedCase = Pick<
  CaseRecord,
  'id' | 'firmId' | 'debtor' | 'status' | 'caseNumber' | 'endedAt'
>

type LoadFlags = (issued: readonly IssuedCertificate[], debtor: 1 | 2) => CaseFlags

/** The caller must take the record from the viewer's own case list, which checks access. */
export async function caseFlags(
  deps: DocumentsDeps,
  legalCase: FlaggedCase,
  { batch, viewer }: Pick<GraphContext, 'batch' | 'viewer'>,
): Promise<CaseFlags> {
  const load = batchCalls<FlaggedCase, LoadFlags>(
    batch,
    'documents.case-flags',
    async (flagged) => {
      const cases = flagged.map(({ id: caseId, firmId }) => ({ caseId, firmId }))
      const [categories, documents] = await Promise.all([
        wordlessCategoriesOfCases(deps.database.db, cases),
        listDocumentsOfCases(deps.database.db, cases, findAccountId(viewer) ?? ''),
      ])
      const byCase = groupBy(categories, ({ caseId }) => caseId)
      const documentsByCase = groupBy(documents, ({ caseId }) => caseId)
      return ({ id: caseId, ...end }) =>
        (issued, debtor) => {
          const own = documentsByCase.get(caseId) ?? []
          const fitted = fitToEnd(byCase.get(caseId) ?? [], own, end)
          return getFlags({ categories: fitted, documents: own, issued }, debtor)
        }
    },
  )
  const [flags, issued] = await Promise.all([
    load(legalCase),
    deps.issuedCertificates(deps, { caseId: legalCase.id, firmId: legalCase.firmId }, batch),
  ])
  return flags(issued, legalCase.debtor)
}

interface FlagsInput extends TreeInput {
  readonly documents: readonly DocumentRow[]
}

function getFlags(input: FlagsInput, debtor: 1 | 2): CaseFlags {
  const folders = documentTree(input, debtor)
  const leavesById = getLeavesById(folders)
  const leaves = getLeaves(folders)
  const counting = folders.filter(isOnTheWay)
  const asksForReview = (document: DocumentRow) => {
    const leaf = leavesById.get(document.categoryId)
    if (!leaf || document.status === 'Replaced') return false
    return isToReview({ ...document, needsNewCopy: needsNewCopy(document, leaf.status) })
  }
  return {
    showSubmit: showsSubmitTask(leaves),
    sentAndWaiting: isSentAndWaiting(leaves),
    foldersOpen: counting.filter(({ status }) => needsClient(status)).length,
    foldersSentBack: counting.filter(({ status }) => status === 'Rejected').length,
    foldersWaiting: counting.filter(({ status }) => status === 'Pending').length,
    foldersTotal: counting.length,
    toReview: input.documents.filter(asksForReview).length,
  }
}
