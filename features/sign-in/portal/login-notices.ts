// What the login page says above the form: why somebody was refused, or that an unverified change was let go.
import type { GraphProblem } from '#ui/graphql/graph-problem.ts'
import type { LogInQuery } from './sign-in.operations.ts'
import { signInWords, type ChangedBack } from './words.en.ts'

export interface Notice {
  readonly tone: 'bad' | 'wait' | 'note'
  /** The bold first line. */
  readonly title: string
  readonly sentences: readonly string[]
}

const words = signInWords.login

/** What a page hands to /login when signing in is all that is left to do there. */
export const logInToGoOn = { logInToGoOn: true } as const

/** The notice for somebody who was sent here like that; undefined for everybody else. */
export function arrivalNotice(pageState: Readonly<Record<string, unknown>>): Notice | undefined {
  return pageState['logInToGoOn'] === true ? { tone: 'note', title: words.goOnTitle, sentences: [words.goOnDetail] } : undefined
}

/** The server's own sentences, the first as the bold line without its full stop; our own where there are none. */
export function refusalNotice(problem: GraphProblem): Notice {
  if (problem.kind === 'unavailable' || problem.message === '') {
    return { tone: 'bad', title: signInWords.trouble.title, sentences: [signInWords.trouble.detail] }
  }
  const [, title = problem.message, rest = ''] = /^(.+?)\.\s+(.+)$/s.exec(problem.message) ?? []
  return { tone: 'bad', title, sentences: rest === '' ? [] : [rest] }
}

/** The messages with the previous values when an e-mail or phone change was never verified (seeds/000, section 4). Undefined when none was. */
export function changedBackNotices(answer: LogInQuery['tokenFromUsernameAndPassword']): Notice | undefined {
  const sentences: string[] = []
  if (answer.unVerifiedEmailAddressReset) {
    sentences.push(words.emailChangedBack(changedBack(answer.verifiedEmailAddress, answer.unVerifiedEmailAddress)))
  }
  if (answer.unVerifiedMobilePhoneReset) {
    sentences.push(words.phoneChangedBack(changedBack(answer.verifiedMobilePhone, answer.unVerifiedMobilePhone)))
  }
  return sentences.length === 0 ? undefined : { tone: 'wait', title: words.changedBackTitle, sentences }
}

function changedBack(kept: string | null, discarded: string | null): ChangedBack {
  return { kept: kept ?? words.oldValue, discarded: discarded ?? words.newValue }
}
