// How a document stands in a list: when it came and from whom, and what asks for attention.
import { shortName } from '#features/documents/rules/files/document-name.ts'
import type { DocumentWords } from '../words.ts'

export interface DocumentFacts {
  readonly name: string
  readonly status: string
  /** Asked for in the list to review alone. */
  readonly needsNewCopy?: boolean
  readonly opened: boolean
  readonly isFromFirm: boolean
  readonly isCopyOfAnswers: boolean
  /** ready, checking or unusable. */
  readonly fileState: string
  readonly comments: readonly unknown[]
}

export interface DocumentRow {
  readonly lines: readonly string[]
  /** In strong letters, for what the client has to do something about. */
  readonly alert?: string
}

/** 'Uploaded today, 9:05 AM by Elena'; what the firm sent was received, and nobody sent a copy. `when` is the time in words. */
export function whenItCame(
  document: Pick<DocumentFacts, 'isFromFirm' | 'isCopyOfAnswers'> & {
    readonly uploadedBy?: string | null
  },
  when: string,
  words: DocumentWords,
): string {
  if (document.isCopyOfAnswers) return words.added(when)
  if (document.isFromFirm) return words.received(when)
  return document.uploadedBy == null
    ? words.uploaded(when)
    : words.uploadedBy(when, document.uploadedBy)
}

/** What it is, when no client handed it in: something of the attorney's, or a copy of the client's own answers. */
export function whatCame(
  { isFromFirm, isCopyOfAnswers }: Pick<DocumentFacts, 'isFromFirm' | 'isCopyOfAnswers'>,
  words: DocumentWords,
): string | undefined {
  if (isCopyOfAnswers) return words.copyOfAnswers
  return isFromFirm ? words.fromAttorney : undefined
}

/** In the list of a category, below the name and beside the status. */
export function rowInCategory(
  document: DocumentFacts,
  came: string,
  words: DocumentWords,
): DocumentRow {
  const { status, opened, fileState, comments } = document
  if (fileState === 'unusable') return { lines: [came], alert: words.unusable }
  if (status === 'Rejected')
    return { lines: [came], alert: comments.length > 0 ? words.newComment : words.newCopy }
  const more = fileState === 'checking' ? [words.checking] : []
  return { lines: [came, ...more, ...(comments.length > 0 && !opened ? [words.newComment] : [])] }
}

export interface ReviewRow {
  readonly shownName: string
  readonly comments: string
  /** Where it lies, or what it is. */
  readonly place: string | undefined
  readonly alert: string | undefined
  readonly isUnread: boolean
}

/** In Review: the short name, how many comments, and the category it lies in (seeds/001, section 2). */
export function rowInReview(
  document: DocumentFacts,
  category: string | undefined,
  words: DocumentWords,
): ReviewRow {
  const { name, needsNewCopy, opened, fileState, comments } = document
  return {
    shownName: shortName(name),
    isUnread: !opened,
    comments: words.comments(comments.length),
    place: whatCame(document, words) ?? category,
    alert: fileState === 'unusable' ? words.unusable : needsNewCopy ? words.newCopy : undefined,
  }
}
