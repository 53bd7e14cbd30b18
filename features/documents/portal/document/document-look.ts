import { shortName } from '#features/documents/rules/files/document-name.ts'
import { sentenceFor, type Sentences } from '#lib/problem.ts'
import type { DocumentWords } from '../words.ts'

export interface DocumentFacts {
  readonly name: string
  readonly status: string
  readonly needsNewCopy: boolean
  readonly opened: boolean
  readonly isFromFirm: boolean
  readonly isCopyOfAnswers: boolean
  /** One of: ready, checking, unusable. */
  readonly fileState: string
  readonly comments: readonly unknown[]
}

export interface DocumentRow {
  readonly lines: readonly string[]
  /** Shown in bold: the client has to act. */
  readonly alert?: string
}

/** Returns 'Uploaded today, 9:05 AM by Elena' or 'Received …'. `when` is already formatted. */
export function formatArrival(
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

/** Label of a document from the attorney, or of a copy of the client's answers. */
export function describeArrival(
  { isFromFirm, isCopyOfAnswers }: Pick<DocumentFacts, 'isFromFirm' | 'isCopyOfAnswers'>,
  words: DocumentWords,
): string | undefined {
  if (isCopyOfAnswers) return words.copyOfAnswers
  return isFromFirm ? words.fromAttorney : undefined
}

export function rowInCategory(
  document: DocumentFacts,
  came: string,
  words: DocumentWords,
): DocumentRow {
  const { needsNewCopy, opened, fileState, comments } = document
  if (isUnusable(document)) return { lines: [came], alert: words.unusable }
  if (needsNewCopy)
    return { lines: [came], alert: comments.length > 0 ? words.newComment : words.newCopy }
  const more = fileState === 'checking' ? [words.checking] : []
  return { lines: [came, ...more, ...(comments.length > 0 && !opened ? [words.newComment] : [])] }
}

export interface ReviewRow {
  readonly shownName: string
  readonly comments: string
  /** The label from `describeArrival` if there is one, or else the name of the category. */
  readonly place: string | undefined
  readonly alert: string | undefined
  readonly isUnread: boolean
}

/** spec: documents#review-row */
export function rowInReview(
  document: DocumentFacts,
  category: string | undefined,
  words: DocumentWords,
): ReviewRow {
  const { name, needsNewCopy, opened, comments } = document
  return {
    shownName: shortName(name),
    isUnread: !opened,
    comments: words.comments(comments.length),
    place: describeArrival(document, words) ?? category,
    alert: isUnusable(document) ? words.unusable : needsNewCopy ? words.newCopy : undefined,
  }
}

/** Why the document is not to be sent again, or false (spec: documents#settled). */
export function getSettledSentence(
  { settledBecause }: { readonly settledBecause: string | null },
  sentences: Sentences,
): string | false {
  if (settledBecause === null) return false
  return sentenceFor({ code: settledBecause, params: {}, message: '' }, sentences)
}

/** Asks for another file, so it is not said of one that need not be sent again. */
function isUnusable({ fileState, needsNewCopy, isFromFirm }: DocumentFacts): boolean {
  return fileState === 'unusable' && (needsNewCopy || isFromFirm)
}
