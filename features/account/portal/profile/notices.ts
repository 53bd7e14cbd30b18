import type { CodeAnswer, CodeNotice, SendAnswer } from '#features/verification/portal/CodeForm.tsx'
import { classifyVerificationError } from '#features/verification/rules/problems.ts'
import { readRefusal, sentenceFor, type Sentences } from '#lib/problem.ts'
import { GraphProblem, isRetryable } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { accountSentences } from '../words.ts'
import { profileWords } from './words.ts'

export interface NoticeWords {
  readonly offline: string
  /** The sentences of this feature and of sign-in, by error code. */
  readonly sentences: Sentences
}

export function useNoticeWords(): NoticeWords {
  const { offline, signIn } = useWords(profileWords)
  return { offline, sentences: { ...useWords(accountSentences), ...signIn } }
}

/** Rethrows programming errors. */
export function toNotice(
  problem: unknown,
  own: string,
  { offline, sentences }: NoticeWords,
): CodeNotice {
  if (!(problem instanceof GraphProblem)) throw problem
  if (Object.hasOwn(sentences, problem.code))
    return { title: sentenceFor(problem, sentences), detail: '' }
  return { title: own, detail: isRetryable(problem) ? offline : '' }
}

export interface Outcome {
  readonly success: boolean
  readonly errorCode: string | null
  readonly errorParams: unknown
}

/** Makes a notice from a refusal that is part of a result. */
export function noticeOfAnswer(
  outcome: Outcome,
  own: string,
  { sentences }: NoticeWords,
): CodeNotice {
  return { title: sentenceFor(readRefusal(outcome, own), sentences), detail: '' }
}

export async function codeAnswer(
  call: () => Promise<Outcome>,
  own: string,
  words: NoticeWords,
): Promise<CodeAnswer> {
  try {
    const answer = await call()
    if (answer.success) return { kind: 'right' }
    return refusedCode(answer) ?? { kind: 'trouble', notice: noticeOfAnswer(answer, own, words) }
  } catch (problem) {
    return { kind: 'trouble', notice: toNotice(problem, own, words) }
  }
}

/** A step-up has the error codes of sign-in. */
function refusedCode({ errorCode }: Outcome): CodeAnswer | undefined {
  const kind = classifyVerificationError(errorCode)
  if (kind === 'InvalidCode' || errorCode === 'sign-in.code-wrong') return { kind: 'wrong' }
  return kind === 'ExpiredCode' || errorCode === 'sign-in.code-expired'
    ? { kind: 'expired' }
    : undefined
}

export async function sendAnswer(
  call: () => Promise<Outcome>,
  own: string,
  words: NoticeWords,
): Promise<SendAnswer> {
  try {
    const answer = await call()
    return answer.success
      ? { kind: 'sent' }
      : { kind: 'trouble', notice: noticeOfAnswer(answer, own, words) }
  } catch (problem) {
    return { kind: 'trouble', notice: toNotice(problem, own, words) }
  }
}

export type SaveTrouble = 'unknown' | 'refused' | 'offline'

/** Why an edit was not saved (spec: accounts#profile-save-errors). Rethrows programming errors. */
export function getSaveTrouble(problem: unknown): SaveTrouble {
  if (!(problem instanceof GraphProblem)) throw problem
  if (isRetryable(problem)) return 'offline'
  return problem.kind === 'unexpected' ? 'unknown' : 'refused'
}
