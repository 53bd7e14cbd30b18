import { sentenceFor, type Sentences } from '#lib/problem.ts'
import { isDataAway, type GraphProblem } from '#ui/graphql/graph-problem.ts'
import type { LogInQuery } from './sign-in.operations.ts'
import type { WhySignedOut } from './session/why-signed-out.ts'
import type { ChangedBack, SignInWords } from './words.ts'

export interface Notice {
  readonly tone: 'bad' | 'wait' | 'note'
  readonly title: string
  readonly sentences: readonly string[]
}

type Answer = LogInQuery['tokenFromUsernameAndPassword']

/** The page stores the cause, not the sentences, so that they change with the language. */
export type NoticeCause =
  | { readonly kind: 'log-in-to-go-on' | 'account-is-there' | WhySignedOut }
  | { readonly kind: 'refused'; readonly problem: GraphProblem }
  | { readonly kind: 'changed-back'; readonly answer: Answer }

export const logInToGoOn = { logInToGoOn: true } as const

export const accountIsThere = { accountIsThere: true } as const

/** Undefined unless a page or the end of a session redirected the client to the login page. */
export function arrivalCause(
  pageState: Readonly<Record<string, unknown>>,
  whySignedOut?: WhySignedOut,
): NoticeCause | undefined {
  if (whySignedOut !== undefined) return { kind: whySignedOut }
  if (pageState['logInToGoOn'] === true) return { kind: 'log-in-to-go-on' }
  return pageState['accountIsThere'] === true ? { kind: 'account-is-there' } : undefined
}

/** Undefined when no change was discarded (spec: accounts#pending-change-dropped). */
export function changedBackCause(answer: Answer): NoticeCause | undefined {
  return answer.unVerifiedEmailAddressReset || answer.unVerifiedMobilePhoneReset
    ? { kind: 'changed-back', answer }
    : undefined
}

export function toNotice(cause: NoticeCause, words: SignInWords, sentences: Sentences): Notice {
  switch (cause.kind) {
    case 'log-in-to-go-on':
      return { tone: 'note', title: words.login.goOnTitle, sentences: [words.login.goOnDetail] }
    case 'account-is-there':
      return {
        tone: 'note',
        title: words.login.accountIsThereTitle,
        sentences: [words.login.accountIsThereDetail],
      }
    case 'ended':
      return {
        tone: 'note',
        title: words.login.signedOutTitle,
        sentences: [words.login.signedOutDetail],
      }
    case 'out-of-reach':
      return { tone: 'note', title: words.trouble.title, sentences: [words.login.outOfReachDetail] }
    case 'invitation-opened':
      return {
        tone: 'note',
        title: words.login.invitationOpenedTitle,
        sentences: [words.login.invitationOpenedDetail],
      }
    case 'refused':
      return refusalNotice(cause.problem, words, sentences)
    case 'changed-back':
      return {
        tone: 'wait',
        title: words.login.changedBackTitle,
        sentences: changedBackSentences(cause.answer, words.login),
      }
  }
}

/** The first sentence becomes the title without its period. Our own text is the fallback. */
function refusalNotice(problem: GraphProblem, words: SignInWords, sentences: Sentences): Notice {
  if ((problem.kind === 'unavailable' && !isDataAway(problem)) || problem.message === '') {
    return { tone: 'bad', title: words.trouble.title, sentences: [words.trouble.detail] }
  }
  const whole = sentenceFor(problem, sentences)
  const [, title = whole, rest = ''] = /^(.+?)\.\s+(.+)$/s.exec(whole) ?? []
  return { tone: 'bad', title, sentences: rest === '' ? [] : [rest] }
}

/** Names the value that stays (spec: accounts#pending-change-dropped). */
function changedBackSentences(answer: Answer, words: SignInWords['login']): readonly string[] {
  const changedBack = (canceled: string | null, discarded: string | null): ChangedBack => ({
    kept: canceled ?? words.oldValue,
    discarded: discarded ?? words.newValue,
  })
  const sentences: string[] = []
  if (answer.unVerifiedEmailAddressReset) {
    sentences.push(
      words.emailChangedBack(
        changedBack(answer.verifiedEmailAddress, answer.unVerifiedEmailAddress),
      ),
    )
  }
  if (answer.unVerifiedMobilePhoneReset) {
    sentences.push(
      words.phoneChangedBack(changedBack(answer.verifiedMobilePhone, answer.unVerifiedMobilePhone)),
    )
  }
  return sentences
}
