// What is known of a course's certificate from the documents in its category.
import { calendarDayAfter } from '#lib/dates.ts'
import { creditCounselingKey, debtorEducationKey } from './categories/category-kind.ts'
import { isCertificate, type DocumentStatus } from './document-status.ts'
import type { CertificateFacts } from './records.ts'

/** Certificate expiration is shown as completion date plus 180 days (seeds/001, section 9); the second one does not expire. */
const validDays = 180

/** The course whose certificate a category takes. */
export function courseOfCategory(templateKey: string): 1 | 2 | undefined {
  if (templateKey === creditCounselingKey) return 1
  return templateKey === debtorEducationKey ? 2 : undefined
}

/** The category that takes the certificate of a course. */
export function categoryOfCourse(courseType: 1 | 2): string {
  return courseType === 1 ? creditCounselingKey : debtorEducationKey
}

/** The day on which a certificate is no longer valid. */
export function certificateExpiry(courseType: 1 | 2, completed: string): string | null {
  return courseType === 1 ? calendarDayAfter(completed, validDays) : null
}

/** A certificate that a course provider issued and whose file is stored here. */
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
  /** The day the course was finished, once the firm has told it. */
  readonly completed: string | null
}

/**
 * `documents` are those of one debtor's category; `issued` is the provider's certificate of the same
 * course and debtor. The latest completion day counts.
 */
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
