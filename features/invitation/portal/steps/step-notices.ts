// What a step says when a call failed: out of reach is told apart from a refusal. Steps keep what happened, so that the words follow the language.
import { sentenceFor, translated, type Sentences } from '#lib/problem.ts'
import { GraphProblem, isDataAway, mayWorkLater } from '#ui/graphql/graph-problem.ts'
import type { InvitationWords } from '../words.ts'

export interface StepNotice {
  readonly title: string
  readonly detail: string
}

/** Each step's own sentence, by name. */
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
  /** A refusal in the server's own English words. */
  readonly said?: string
}

/** A call that failed. Our own mistakes are thrown on. */
export function troubleOf(problem: unknown, own: OwnNotice = 'general'): Trouble {
  if (!(problem instanceof GraphProblem)) throw problem
  return { own, problem }
}

export interface NoticeWords {
  readonly words: InvitationWords
  readonly sentences: Sentences
  /** By which a sentence of the server is found again. */
  readonly english: Sentences
}

/** The step's own sentence; what only needs a little patience says so itself. */
export function noticeOf(
  { own, problem, said }: Trouble,
  { words, sentences, english }: NoticeWords,
): StepNotice {
  const { errors } = words
  const isSaidByServer = problem?.kind === 'locked' || isDataAway(problem)
  if (problem !== undefined && isSaidByServer && problem.message !== '')
    return { title: sentenceFor(problem, sentences), detail: '' }
  if (own === 'general' && mayWorkLater(problem))
    return { title: errors.offline, detail: errors.offlineDetail }
  const notice = ownNotice(own, words)
  return said === undefined ? notice : { ...notice, title: translated(said, english, sentences) }
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
