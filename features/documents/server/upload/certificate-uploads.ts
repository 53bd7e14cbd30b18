import type { CaseOfFirm } from '#lib/case-of-firm.ts'
import type { Db } from '#ports/database.ts'
import {
  creditCounselingKey,
  debtorEducationKey,
} from '../../rules/category-template/category-kind.ts'
import { courseOfCategory } from '../../rules/certificate.ts'
import type { DocumentStatus } from '../../rules/document-status.ts'
import { certificateDocuments } from './certificates.store.ts'

export interface CertificateUpload {
  /** 1 CreditCounseling, 2 DebtorEducation. */
  readonly courseType: 1 | 2
  /** The debtor to whom the document's category belongs. */
  readonly debtor: 1 | 2
  readonly documentId: string
  readonly status: DocumentStatus
  /** `YYYY-MM-DD`, once the firm has recorded it. */
  readonly completedOn: string | null
}

/** A rejected copy is shown but does not count (spec: courses#uploaded-certificate). */
const tellingStatuses: readonly DocumentStatus[] = [
  'Pending',
  'Review',
  'Accepted',
  'Approved',
  'Rejected',
]

/** Per debtor and course, accepted documents come first, then the newest. */
export async function listCertificateUploads(
  db: Db,
  cases: readonly CaseOfFirm[],
): Promise<ReadonlyMap<string, readonly CertificateUpload[]>> {
  const rows =
    cases.length === 0
      ? []
      : await certificateDocuments(
          db,
          cases,
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
