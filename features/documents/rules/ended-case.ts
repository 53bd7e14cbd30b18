// What clients can still do with the documents of a case that has ended.
import { isEndedStatus } from '#features/cases/rules/status/matter-status.ts'
import { isBlank } from '#lib/text.ts'
import { courseOfCategory } from './certificate.ts'
import type { DocumentStatus } from './document-status.ts'
import type { Requirement } from './records.ts'

export interface CaseEnd {
  readonly status: string
  readonly caseNumber: string | null
  /** Null if it is unknown. Then nothing was asked for later. */
  readonly endedAt: Date | null
}

export interface AskedCategory {
  readonly templateKey: string
  readonly requirement: Requirement
  /** When the firm last asked for it, if it did. */
  readonly requestedAt: Date | null
}

export interface AnsweredDocument {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
  /** The latest act of the firm. */
  readonly newsAt: Date | null
}

/**
 * What the firm asked for after the end stays open, and so does the certificate of a second course
 * that is still possible (spec: documents#ended-case).
 */
export function isOpenForClients(
  { templateKey, requestedAt }: AskedCategory,
  documents: readonly AnsweredDocument[],
  { status, caseNumber, endedAt }: CaseEnd,
): boolean {
  if (!isEndedStatus(status)) return true
  if (courseOfCategory(templateKey) === 2) return !isBlank(caseNumber)
  const isLater = (at: Date | null) => at !== null && endedAt !== null && at > endedAt
  return (
    isLater(requestedAt) ||
    documents.some(
      (document) =>
        (document.isFromFirm || document.status === 'Rejected') && isLater(document.newsAt),
    )
  )
}

/** Without a request after the end, an ended case needs nothing. */
export function requirementAtEnd(
  category: AskedCategory,
  documents: readonly AnsweredDocument[],
  end: CaseEnd,
): Requirement {
  if (!isEndedStatus(end.status)) return category.requirement
  if (!isOpenForClients(category, documents, end)) return 'notNeeded'
  const isRequested = courseOfCategory(category.templateKey) !== 2
  return isRequested || category.requirement === 'notNeeded' ? category.requirement : 'optional'
}
