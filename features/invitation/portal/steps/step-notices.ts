import { sentenceFor, type ProblemFacts, type Sentences } from '#lib/problem.ts'
import { GraphProblem, isDataAway, isRetryable } from '#ui/graphql/graph-problem.ts'
import type { InvitationWords } from '../words.ts'

export interface StepNotice {
  readonly title: string
  readonly detail: string
}

/** The names of the sentences that a step has for its own failures. */
export type OwnNotice =
  | 'general'
  | 'not-saved'
  | 'contact-not-saved'
  | 'password-failed'
  | 'password-unavailable'
  | 'code-not-sent'

export interface Trouble {
  readonly own: OwnNotice
  readonly problem?: GraphProblem
  /** A refusal inside a result. */
  readonly refusal?: ProblemFacts
}

/** Rethrows programming errors. */
export function toTrouble(problem: unknown, own: OwnNotice = 'general'): Trouble {
  if (!(problem instanceof GraphProblem)) throw problem
  return { own, problem }
}

export interface NoticeWords {
  readonly words: InvitationWords
  readonly sentences: Sentences
}

/** A rate limit and an outage have sentences of their own. */
export function toNotice(
  { own, problem, refusal }: Trouble,
  { words, sentences }: NoticeWords,
): StepNotice {
  const { errors } = words
  const isSaidByServer = problem?.kind === 'locked' || isDataAway(problem)
  if (problem !== undefined && isSaidByServer && problem.message !== '')
    return { title: sentenceFor(problem, sentences), detail: '' }
  if (own === 'general' && isRetryable(problem))
    return { title: errors.offline, detail: errors.offlineDetail }
  const notice = ownNotice(own, words)
  return refusal ? { ...notice, title: sentenceFor(refusal, sentences) } : notice
}

function ownNotice(
  own: OwnNotice,
  { code, contact, errors, password }: InvitationWords,
): StepNotice {
  switch (own) {
    case 'general':
      return { title: errors.general, detail: errors.generalDetail }
    case 'not-saved':
      return { title: errors.notSaved, detail: '' }
    case 'contact-not-saved':
      return { title: contact.notSaved, detail: errors.openLinkAgain }
    case 'password-failed':
      return { title: password.failed, detail: errors.openLinkAgain }
    case 'password-unavailable':
      return { title: password.unavailable, detail: errors.openLinkAgain }
    case 'code-not-sent':
      return { title: code.notSentTitle, detail: code.notSentDetail }
  }
}
