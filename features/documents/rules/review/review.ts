import { isUnreadable } from '#lib/text.ts'
import { courseOfCategory } from '../certificate.ts'
import type { DocumentStatus } from '../document-status.ts'
import type { ScanState } from '../files/file-state.ts'
import { commentMaxCharacters, type ReviewProblemCode } from './review-problems.ts'

export type Decision = 'accept' | 'reject' | 'question'

/** spec: documents#document-status, documents#review-decisions */
export const statusAfter: Readonly<Record<Decision, DocumentStatus>> = {
  accept: 'Accepted',
  reject: 'Rejected',
  question: 'Review',
}

export interface ReviewedDocument {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
  readonly scanState: ScanState
  readonly templateKey: string
}

/** Checks in order: replaced, from the firm, infected, completion day without a certificate. */
export function decisionFinding(
  document: ReviewedDocument,
  decision: Decision,
  completedOn: string | undefined,
): ReviewProblemCode | undefined {
  if (document.status === 'Replaced') return 'documents.was-replaced'
  if (document.isFromFirm) return 'documents.sent-by-firm'
  if (decision === 'accept' && document.scanState === 'infected') return 'documents.unusable'
  if (
    completedOn !== undefined &&
    (decision !== 'accept' || courseOfCategory(document.templateKey) === undefined)
  )
    return 'documents.no-certificate'
  return undefined
}

/**
 * Refuses comments that are empty, have over 2,000 characters, or contain invisible or bidi
 * characters.
 */
export function commentFinding(comment: string): ReviewProblemCode | undefined {
  if (comment === '') return 'documents.comment-blank'
  if ([...comment].length > commentMaxCharacters) return 'documents.comment-too-long'
  return isUnreadable(comment) ? 'documents.comment-unreadable' : undefined
}
