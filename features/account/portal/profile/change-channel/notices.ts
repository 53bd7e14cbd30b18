import type { CodeAnswer, CodeNotice, SendAnswer } from '#features/verification/portal/CodeForm.tsx'
import { classifyVerificationError } from '#features/verification/rules/problems.ts'
import { sentenceFor, type ProblemParams, type Sentences } from '#lib/problem.ts'
import { GraphProblem, isRetryable } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { accountSentences } from '../../sentences.ts'
import { profileWords } from '../words.ts'

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
  if (isNamed(problem, sentences)) return { title: sentenceFor(problem, sentences), detail: '' }
  return { title: own, detail: isRetryable(problem) ? offline : '' }
}

function isNamed({ code }: GraphProblem, sentences: Sentences): boolean {
  return Object.hasOwn(sentences, code)
}

export interface Outcome {
  readonly success: boolean
  readonly error: string | null
  readonly errorCode: string | null
  readonly errorParams: unknown
}

/** Makes a notice from a refusal that is part of a result. */
export function noticeOfAnswer(
  { errorCode, error, errorParams }: Outcome,
  own: string,
  { sentences }: NoticeWords,
): CodeNotice {
  if (errorCode === null || !Object.hasOwn(sentences, errorCode)) return { title: own, detail: '' }
  return {
    title: sentenceFor(
      { code: errorCode, message: error ?? own, params: (errorParams ?? {}) as ProblemParams },
      sentences,
    ),
    detail: '',
  }
}

/** Reads from the text of a refusal what is wrong with the code (spec: accounts#code-errors). */
export async function codeAnswer(
  call: () => Promise<Outcome>,
  own: string,
  words: NoticeWords,
): Promise<CodeAnswer> {
  try {
    const answer = await call()
    if (answer.success) return { kind: 'right' }
    const hasOwnWords =
      answer.errorCode !== null && Object.hasOwn(words.sentences, answer.errorCode)
    const refused = hasOwnWords ? undefined : refusedCode(answer)
    return refused ?? { kind: 'trouble', notice: noticeOfAnswer(answer, own, words) }
  } catch (problem) {
    return { kind: 'trouble', notice: toNotice(problem, own, words) }
  }
}

/** Sign-in's error code for a wrong code. Its text differs from that of other features. */
const wrongSignInCode = 'sign-in.code-wrong'

function refusedCode({ error, errorCode }: Outcome): CodeAnswer | undefined {
  const kind = classifyVerificationError(error)
  if (kind === 'InvalidCode' || errorCode === wrongSignInCode) return { kind: 'wrong' }
  return kind === 'ExpiredCode' ? { kind: 'expired' } : undefined
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
