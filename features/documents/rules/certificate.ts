import { calendarDayAfter } from '#lib/dates.ts'
import { creditCounselingKey, debtorEducationKey } from './category-template/category-kind.ts'
import { isCertificate, type DocumentStatus } from './document-status.ts'
import type { CertificateFacts } from './records.ts'

/** Days; a second certificate does not expire (spec: documents#certificate-dates). */
const validDays = 180

export function courseOfCategory(templateKey: string): 1 | 2 | undefined {
  if (templateKey === creditCounselingKey) return 1
  return templateKey === debtorEducationKey ? 2 : undefined
}

export function categoryOfCourse(courseType: 1 | 2): string {
  return courseType === 1 ? creditCounselingKey : debtorEducationKey
}

export function certificateExpiry(courseType: 1 | 2, completed: string): string | null {
  return courseType === 1 ? calendarDayAfter(completed, validDays) : null
}

export interface IssuedCertificate {
  readonly courseType: 1 | 2
  readonly debtor: 1 | 2
  /** Calendar day, `YYYY-MM-DD`. */
  readonly completedOn: string
}

export function findIssued(
  issued: readonly IssuedCertificate[],
  courseType: 1 | 2,
  debtor: 1 | 2,
): IssuedCertificate | undefined {
  return issued.find(
    (certificate) => certificate.courseType === courseType && certificate.debtor === debtor,
  )
}

export interface CertificateDocument {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
  /** The completion day; null until the firm has recorded it. */
  readonly completed: string | null
}

/** Documents and certificate must be of one debtor and course. The latest completion day wins. */
export function certificateFacts(
  courseType: 1 | 2,
  documents: readonly CertificateDocument[],
  issued: IssuedCertificate | undefined,
): CertificateFacts {
  const accepted = documents.filter((document) => isCertificate(document) && !document.isFromFirm)
  const days = [...accepted.map(({ completed }) => completed), issued?.completedOn ?? null]
  const completed =
    days
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? null
  return {
    courseType,
    exists: issued !== undefined || accepted.length > 0,
    completed,
    expires: completed === null ? null : certificateExpiry(courseType, completed),
  }
}
