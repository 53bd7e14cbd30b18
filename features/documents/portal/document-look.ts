// How a document stands in a list: when it came and from whom, and what asks for attention.
import { shortName } from '#features/documents/rules/document-name.ts'
import type { DocumentWords } from './words.ts'

export interface DocumentFacts {
  readonly name: string
  readonly status: string
  readonly opened: boolean
  readonly isFromFirm: boolean
  /** ready, checking or unusable. */
  readonly fileState: string
  readonly comments: readonly unknown[]
}

export interface DocumentRow {
  readonly lines: readonly string[]
  /** In strong letters, for what the client has to do something about. */
  readonly alert?: string
}

/** 'Uploaded today, 9:05 AM by Elena'; what the firm sent was received. `when` is the time in words. */
export function whenItCame(document: { readonly isFromFirm: boolean; readonly uploadedBy?: string | null }, when: string, words: DocumentWords): string {
  if (document.isFromFirm) return words.received(when)
  return document.uploadedBy == null ? words.uploaded(when) : words.uploadedBy(when, document.uploadedBy)
}

/** In the list of a category, below the name and beside the status. */
export function rowInCategory(document: DocumentFacts, came: string, words: DocumentWords): DocumentRow {
  const { status, opened, fileState, comments } = document
  if (fileState === 'unusable') return { lines: [came], alert: words.unusable }
  if (status === 'Rejected') return { lines: [came], alert: comments.length > 0 ? words.newComment : words.newCopy }
  const more = fileState === 'checking' ? [words.checking] : []
  return { lines: [came, ...more, ...(comments.length > 0 && !opened ? [words.newComment] : [])] }
}

export interface ReviewRow {
  readonly shownName: string
  readonly comments: string
  /** Where it lies, or who sent it. */
  readonly place: string | undefined
  readonly alert: string | undefined
  readonly isUnread: boolean
}

/** In Review: the short name, how many comments, and the category it lies in (seeds/001, section 2). */
export function rowInReview(document: DocumentFacts, category: string | undefined, words: DocumentWords): ReviewRow {
  const { name, status, opened, isFromFirm, fileState, comments } = document
  return {
    shownName: shortName(name),
    isUnread: !opened,
    comments: words.comments(comments.length),
    place: isFromFirm ? words.fromAttorney : category,
    alert: fileState === 'unusable' ? words.unusable : status === 'Rejected' ? words.newCopy : undefined,
  }
}
