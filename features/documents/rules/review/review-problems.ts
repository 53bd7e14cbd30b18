import { problemFactory, type ProblemList } from '#lib/problem.ts'

export const commentMaxCharacters = 2000

export const reviewProblems = {
  'documents.comment-missing': {
    kind: 'invalid',
    text: 'Please say why: the client reads it beside the document.',
  },
  'documents.comment-blank': { kind: 'invalid', text: 'A comment cannot be empty.' },
  'documents.comment-too-long': {
    kind: 'invalid',
    text: 'A comment may have at most 2,000 characters.',
  },
  'documents.comment-unreadable': {
    kind: 'invalid',
    text: 'A comment may hold letters and line breaks, and no control characters.',
  },
  'documents.too-much-needed': {
    kind: 'invalid',
    text: 'You can ask for at most 12 things at once.',
  },
  'documents.still-needed-too-long': {
    kind: 'invalid',
    text: 'Please name what is still needed in at most 60 characters each.',
  },
  'documents.was-replaced': {
    kind: 'refused',
    text: 'A newer document replaced this one. Please look at the newer one.',
  },
  'documents.still-needed-missing': {
    kind: 'invalid',
    text: 'Please say what is still needed.',
  },
  'documents.held': {
    kind: 'refused',
    text: '{name} is looking at this document now.',
  },
  'documents.decided-already': {
    kind: 'refused',
    text: 'This document has a decision that you have not seen.',
  },
  'documents.not-seen': {
    kind: 'refused',
    text: 'Please open the file before you accept it.',
  },
  'documents.undo-too-late': {
    kind: 'refused',
    text: 'The client knows this decision by now. You can decide again.',
  },
  'documents.moved-already': {
    kind: 'refused',
    text: 'A colleague has moved this document.',
  },
  'documents.no-place': {
    kind: 'refused',
    text: 'This document cannot go into that category.',
  },
  'documents.not-checked': {
    kind: 'locked',
    text: 'The virus scanner has not checked this file yet.',
  },
  'documents.harmful': {
    kind: 'refused',
    text: 'We found something harmful in this file, so it cannot be opened.',
  },
  'documents.requirement-changed': {
    kind: 'refused',
    text: 'This was changed meanwhile. You see it as it is now.',
  },
  'documents.nothing-to-ask': {
    kind: 'invalid',
    text: 'Choose at least one thing that is still missing.',
  },
  'documents.no-reader': {
    kind: 'refused',
    text: 'No client of this case has an account yet. Remind them of the invitation first.',
  },
  'documents.no-due-day': {
    kind: 'invalid',
    text: 'Enter the date as month, day and year, such as 12/31/2026.',
  },
  'documents.due-day-past': { kind: 'invalid', text: 'Enter a date after today.' },
  'documents.sent-by-firm': {
    kind: 'refused',
    text: 'Your firm sent this document. You can comment on it, but you cannot accept it or send it back.',
  },
  'documents.unusable': {
    kind: 'refused',
    text: 'We found something harmful in this file, so it cannot be accepted.',
  },
  'documents.case-full': {
    kind: 'refused',
    text: 'There is no space left for documents in this case.',
  },
  'documents.no-certificate': {
    kind: 'invalid',
    text: 'Only an accepted course certificate can have a completion date.',
  },
  'documents.no-day': {
    kind: 'invalid',
    text: 'Please give the completion date as YYYY-MM-DD, no later than today.',
  },
  'documents.no-such-debtor': { kind: 'not-found', text: 'There is no such debtor in this case.' },
  'documents.seen-by-both': {
    kind: 'refused',
    text: 'Both debtors can see what is in that category. Please name a category for only one of them.',
  },
  'documents.title-missing': {
    kind: 'invalid',
    text: 'Please say what you ask for: a title of at most 60 characters.',
  },
  'documents.description-missing': {
    kind: 'invalid',
    text: 'Please describe what counts, in at most 500 characters.',
  },
  'documents.words-too-long': {
    kind: 'invalid',
    text: 'The period, the reason and the advice may have at most 500 characters each.',
  },
  'documents.nothing-below': {
    kind: 'invalid',
    text: 'Nothing can be asked for below this folder.',
  },
} as const satisfies ProblemList

export const problem = problemFactory(reviewProblems)

export type ReviewProblemCode = keyof typeof reviewProblems
