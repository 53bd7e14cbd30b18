// What the profile says when a call failed: what the problem says of itself where it is known here, else the sentence of the act.
import type { CodeAnswer, CodeNotice, SendAnswer } from '#features/verification/portal/CodeForm.tsx'
import { classifyVerificationError } from '#features/verification/rules/problems.ts'
import { sentenceFor, type ProblemParams, type Sentences } from '#lib/problem.ts'
import { GraphProblem, mayWorkLater } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language/language.ts'
import { accountSentences } from '../../sentences.ts'
import { profileWords } from '../words.ts'

export interface NoticeWords {
  readonly offline: string
  /** By code: this room's own, and what the door may answer here. */
  readonly sentences: Sentences
}

export function useNoticeWords(): NoticeWords {
  const { offline, door } = useWords(profileWords)
  return { offline, sentences: { ...useWords(accountSentences), ...door } }
}

/** Our own mistakes are thrown on. */
export function noticeOf(
  problem: unknown,
  own: string,
  { offline, sentences }: NoticeWords,
): CodeNotice {
  if (!(problem instanceof GraphProblem)) throw problem
  if (isNamed(problem, sentences)) return { title: sentenceFor(problem, sentences), detail: '' }
  return { title: own, detail: mayWorkLater(problem) ? offline : '' }
}

function isNamed({ code }: GraphProblem, sentences: Sentences): boolean {
  return Object.hasOwn(sentences, code)
}

/** What a result says of a refusal. */
export interface Outcome {
  readonly success: boolean
  readonly error: string | null
  readonly errorCode: string | null
  readonly errorParams: unknown
}

/** The same for a refusal inside a result. */
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

/** Runs a call that checks a code. The words of a refusal tell what is wrong with it (seeds/000, section 8), unless there are words for the refusal itself. */
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
    return { kind: 'trouble', notice: noticeOf(problem, own, words) }
  }
}

/** How the door calls a wrong code; its sentence is another. */
const wrongAtTheDoor = 'sign-in.code-wrong'

function refusedCode({ error, errorCode }: Outcome): CodeAnswer | undefined {
  const kind = classifyVerificationError(error)
  if (kind === 'InvalidCode' || errorCode === wrongAtTheDoor) return { kind: 'wrong' }
  return kind === 'ExpiredCode' ? { kind: 'expired' } : undefined
}

/** Runs a call that sends a code again. */
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
    return { kind: 'trouble', notice: noticeOf(problem, own, words) }
  }
}

export type SaveTrouble = 'unknown' | 'refused' | 'offline'

/** Why an edit was not saved: what the server refused is the data's fault, anything else is nobody's (seeds/000, section 8). Our own mistakes are thrown on. */
export function saveTroubleOf(problem: unknown): SaveTrouble {
  if (!(problem instanceof GraphProblem)) throw problem
  if (mayWorkLater(problem)) return 'offline'
  return problem.kind === 'unexpected' ? 'unknown' : 'refused'
}
