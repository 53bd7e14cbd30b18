// Everything that can go wrong when a firm looks at documents, asks for them and sends them. Read by those who work at the firm.
import type { ProblemList } from '#kit/problem.ts'

/** Longest comment on a document, in characters. */
export const commentMaxCharacters = 2000

export const reviewProblems = {
  'documents.comment-missing': { kind: 'invalid', text: 'Please say why: the client reads it beside the document.' },
  'documents.comment-blank': { kind: 'invalid', text: 'A comment cannot be empty.' },
  'documents.comment-too-long': { kind: 'invalid', text: 'A comment may have at most 2,000 characters.' },
  'documents.comment-unreadable': { kind: 'invalid', text: 'A comment may hold letters and line breaks, and no control characters.' },
  'documents.was-replaced': { kind: 'refused', text: 'Another document has taken the place of this one. Please look at that one.' },
  'documents.sent-by-firm': { kind: 'refused', text: 'This document was sent by your firm: it takes comments, and no decision.' },
  'documents.unusable': { kind: 'refused', text: 'Something harmful was found in this file, so it cannot be accepted.' },
  'documents.case-full': { kind: 'refused', text: 'There is no more room for documents of this case.' },
  'documents.no-certificate': { kind: 'invalid', text: 'A day of completion belongs to an accepted certificate of a course, and to nothing else.' },
  'documents.no-day': { kind: 'invalid', text: 'The day of completion is expected as YYYY-MM-DD, and no later than today.' },
  'documents.no-such-debtor': { kind: 'not-found', text: 'There is no such debtor in this case.' },
  'documents.seen-by-both': { kind: 'refused', text: 'Both debtors see what is put there. Name a category that belongs to one of them.' },
  'documents.title-missing': { kind: 'invalid', text: 'Please say what you ask for: a title of at most 60 characters.' },
  'documents.description-missing': { kind: 'invalid', text: 'Please describe what counts, in at most 500 characters.' },
  'documents.words-too-long': { kind: 'invalid', text: 'The period, the reason and the advice may have at most 500 characters each.' },
  'documents.nothing-below': { kind: 'invalid', text: 'Nothing can be asked for below this folder.' },
} as const satisfies ProblemList

export type ReviewProblemCode = keyof typeof reviewProblems
