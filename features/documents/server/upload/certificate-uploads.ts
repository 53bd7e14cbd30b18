// Answers other nouns which certificates of the two courses were handed in here.
import type { Db } from '#ports/database.ts'
import { creditCounselingKey, debtorEducationKey } from '../../rules/categories/category-kind.ts'
import { courseOfCategory } from '../../rules/certificate.ts'
import type { DocumentStatus } from '../../rules/document-status.ts'
import { certificateDocuments } from '../documents.store.ts'

export interface CertificateUpload {
  /** 1 CreditCounseling, 2 DebtorEducation. */
  readonly courseType: 1 | 2
  /** Whose certificate it is: that of the category it lies in. */
  readonly debtor: 1 | 2
  readonly documentId: string
  readonly status: DocumentStatus
  /** `YYYY-MM-DD`, once the firm has told it. */
  readonly completedOn: string | null
}

/** Rejected and replaced ones give back what was before them (decisions-courses A5d.2); of a rejected one its owner is told. */
const tellingStatuses: readonly DocumentStatus[] = [
  'Pending',
  'Review',
  'Accepted',
  'Approved',
  'Rejected',
]

/** By case, cases without any left out; of one debtor and course what was accepted comes first, then the newest. What the firm sent is none. */
export async function certificateUploadsOf(
  db: Db,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly CertificateUpload[]>> {
  const rows =
    caseIds.length === 0
      ? []
      : await certificateDocuments(
          db,
          caseIds,
          [creditCounselingKey, debtorEducationKey],
          tellingStatuses,
        )
  const uploads = new Map<string, CertificateUpload[]>()
  for (const { id, caseId, templateKey, debtor, status, completedOn } of rows) {
    const courseType = courseOfCategory(templateKey)
    if (courseType !== undefined)
      uploads.set(caseId, [
        ...(uploads.get(caseId) ?? []),
        { courseType, debtor, documentId: id, status, completedOn },
      ])
  }
  return uploads
}
