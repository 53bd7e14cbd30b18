import type {
  ReviewFileState,
  ReviewOrder,
  ReviewPulse,
  ReviewQueue,
} from '#contract/workspace.generated.ts'
import { toClientPerson } from '#features/cases/server/rows/client-rows.ts'
import { listPeopleOfCases } from '#features/cases/server/participants/participants.ts'
import { findColleague, getColleague, listColleagues } from '#features/staff/server/colleagues.ts'
import { groupBy } from '#lib/lists.ts'
import type { StaffViewer } from '#lib/viewer.ts'
import { categoryNameIn } from '../../../rules/category-template/category-words.ts'
import { getFileState, type ScanState } from '../../../rules/files/file-state.ts'
import type { FileState } from '../../../rules/records.ts'
import type { QueueDeps } from '../decide/deps.ts'
import { listRefusedDecisions } from '../decide/held-decisions.store.ts'
import { listLeases } from '../decide/leases.store.ts'
import { countWaitingDocuments, listWaitingDocuments } from './queue.store.ts'

const maxItems = 200

const orders = {
  BY_CLIENT: 'by-client',
  OLDEST_FIRST: 'oldest-first',
} as const satisfies Record<ReviewOrder, string>

const fileStates: Readonly<Record<FileState, ReviewFileState>> = {
  ready: 'READY',
  checking: 'CHECKING',
  unusable: 'UNUSABLE',
}

export function toReviewFileState(scanState: ScanState): ReviewFileState {
  return fileStates[getFileState(scanState)]
}

/** spec: review#queue */
export function readQueue(
  deps: QueueDeps,
  { firmId, staffId, source }: StaffViewer,
  { order, mine: isMine }: { readonly order: ReviewOrder; readonly mine: boolean },
): Promise<ReviewQueue> {
  const query = { firmId, staffId, isMine }
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const { total, mine, since } = await countWaitingDocuments(tx, query)
    const page = { ...query, order: orders[order], max: maxItems }
    const documents = await listWaitingDocuments(tx, page)
    const cases = [...new Set(documents.map(({ caseId }) => caseId))]
    const people = groupBy(
      await listPeopleOfCases(
        tx,
        cases.map((caseId) => ({ caseId, firmId })),
      ),
      ({ caseId }) => caseId,
    )
    const colleagues = await listColleagues(tx, { firmId })
    const items = documents.map(({ holderId, scanState, templateKey, ...document }) => ({
      ...document,
      people: (people.get(document.caseId) ?? []).map(toClientPerson),
      category: categoryNameIn(source.language, { name: document.category, templateKey }),
      fileState: toReviewFileState(scanState),
      holder: findColleague(colleagues, holderId),
    }))
    return { items, total, mine, since }
  })
}

export function readPulse(
  deps: QueueDeps,
  { firmId, staffId }: StaffViewer,
  isMine: boolean,
): Promise<ReviewPulse> {
  return deps.workspaceDatabase.forFirm(firmId).transact(async (tx) => {
    const { total, mine, state } = await countWaitingDocuments(tx, { firmId, staffId, isMine })
    const leases = await listLeases(tx, { firmId, staffId })
    const colleagues = await listColleagues(tx, { firmId })
    return {
      ...{ total, mine, state },
      leases: leases.map((lease) => ({
        documentId: lease.documentId,
        holder: getColleague(colleagues, lease.staffId),
      })),
      voidDecisions: await listRefusedDecisions(tx, { firmId, staffId }),
    }
  })
}
