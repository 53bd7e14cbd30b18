import { listEndedParts } from '#features/cases/server/participants/participants.ts'
import type { SummaryPart } from '#features/cases/server/summary-facts.ts'
import { groupBy } from '#lib/lists.ts'
import type { Database, Db } from '#ports/database.ts'
import { isFirmOnly } from '../../rules/category-template/category-kind.ts'
import { isLeaf } from '../../rules/categories/category-place.ts'
import { categoryStatus } from '../../rules/categories/document-tree.ts'
import type { FolderStatus } from '../../rules/document-status.ts'
import { wordlessCategoriesOfCases, type CategoryRecord } from '../checklist/categories.store.ts'
import type { DocumentsDeps } from '../deps.ts'
import { listDocumentsToCount } from './documents-to-count.store.ts'

const numberProof = 'identity.social-security'

/** Required folders, those of them that are complete, and documents that wait for a decision. */
export function summarizeDocuments(deps: Pick<DocumentsDeps, 'database' | 'issuedCertificates'>) {
  const part: SummaryPart = async (db, cases) => {
    const categories = groupBy(await wordlessCategoriesOfCases(db, cases), ({ caseId }) => caseId)
    const documents = groupBy(await listDocumentsToCount(db, cases), ({ caseId }) => caseId)
    const ended = await listEndedParts(db, cases)
    const within = { database: withinTransaction(deps.database, db) }
    const batch = new Map()
    const issued = new Map(
      await Promise.all(
        cases.map(
          async (legalCase) =>
            [legalCase.caseId, await deps.issuedCertificates(within, legalCase, batch)] as const,
        ),
      ),
    )
    return new Map(
      cases.map(({ caseId }) => {
        const own = documents.get(caseId) ?? []
        const inCategory = groupBy(own, ({ categoryId }) => categoryId)
        const ofCase = categories.get(caseId) ?? []
        const needed = listNeeded(ofCase).filter(
          ({ debtor }) => !ended.get(caseId)?.some((part) => part === debtor),
        )
        const getStatus = (category: CategoryRecord) =>
          categoryStatus(
            category,
            inCategory.get(category.id) ?? [],
            issued.get(caseId) ?? [],
            category.debtor ?? 1,
          )
        const statuses = needed.map(getStatus)
        const proven = ofCase.filter(
          (category) =>
            category.templateKey === numberProof &&
            category.requirement !== 'notNeeded' &&
            getStatus(category) === 'Complete',
        )
        const waiting = own.filter(({ status, isFromFirm }) => status === 'Pending' && !isFromFirm)
        return [
          caseId,
          {
            counts: {
              documentsNeeded: needed.length,
              documentsComplete: statuses.filter((status) => status === 'Complete').length,
              documentsOpen: statuses.filter(needsClient).length,
              documentsToReview: waiting.length,
              reviewSince: waiting[0]?.uploaded ?? null,
            },
            filing: { provenNumbers: proven.map(({ debtor }) => debtor ?? 1) },
          },
        ]
      }),
    )
  }
  return part
}

function listNeeded(categories: readonly CategoryRecord[]): readonly CategoryRecord[] {
  return categories.filter(
    ({ id, requirement, templateKey }) =>
      requirement === 'required' && !isFirmOnly(templateKey) && isLeaf(categories, id),
  )
}

/** The same database, whose single statements are part of a transaction. */
export function withinTransaction(database: Database, db: Db): Database {
  return { ...database, db }
}

function needsClient(status: FolderStatus): boolean {
  return status === 'Unknown' || status === 'Rejected'
}
