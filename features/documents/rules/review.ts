// What a firm may do with a document that was handed in, and what that makes of it.
import { courseOfCategory } from './certificate.ts'
import type { DocumentStatus } from './document-status.ts'
import type { ScanState } from './files/file-state.ts'
import { commentMaxCharacters, type ReviewProblemCode } from './review-problems.ts'

export type Decision = 'accept' | 'reject' | 'question'

/** Only Accepted is written; Approved is read as the same (decisions 5.1). A question leaves the document with the firm until it is answered. */
export const statusAfter: Readonly<Record<Decision, DocumentStatus>> = {
  accept: 'Accepted',
  reject: 'Rejected',
  question: 'Review',
}

export interface ReviewedDocument {
  readonly status: DocumentStatus
  readonly isFromFirm: boolean
  readonly scanState: ScanState
  /** The key of its category in the template. */
  readonly templateKey: string
}

/** Why a decision cannot be made: the document was replaced, is the firm's own, holds something harmful, or is no certificate with a day. In that order. */
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

/** A comment as it is kept: white space around it gone, line breaks of one kind. */
export function tidyComment(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim()
}

/** What is wrong with a tidy comment: it is empty, longer than 2,000 characters, or holds what nobody can read and what turns the line. */
export function commentFinding(comment: string): ReviewProblemCode | undefined {
  if (comment === '') return 'documents.comment-blank'
  if ([...comment].length > commentMaxCharacters) return 'documents.comment-too-long'
  return /[^\P{Cc}\n]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(comment)
    ? 'documents.comment-unreadable'
    : undefined
}
