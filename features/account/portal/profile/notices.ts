// What the profile says when a call failed: what the problem says of itself where it is known here, else the sentence of the act.
import type { CodeAnswer, CodeNotice, SendAnswer } from '#features/verification/portal/CodeForm.tsx'
import { classifyVerificationError } from '#features/verification/rules/problems.ts'
import { sentenceFor, sentencesOf, translated, type Sentences } from '#kit/problem.ts'
import { GraphProblem, mayWorkLater } from '#ui/graphql/graph-problem.ts'
import { useWords } from '#ui/language.ts'
import { accountProblems } from '../../rules/problems.ts'
import { accountSentences } from '../sentences.ts'
import { profileWords as english } from './words.en.ts'
import { profileWords } from './words.ts'

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
export function noticeOf(problem: unknown, own: string, { offline, sentences }: NoticeWords): CodeNotice {
  if (!(problem instanceof GraphProblem)) throw problem
  if (isNamed(problem, sentences)) return { title: sentenceFor(problem, sentences), detail: '' }
  return { title: own, detail: mayWorkLater(problem) ? offline : '' }
}

function isNamed({ code }: GraphProblem, sentences: Sentences): boolean {
  return Object.hasOwn(sentences, code)
}

const englishSentences: Sentences = { ...sentencesOf(accountProblems), ...english.door }

/** The same for an answer that carries its refusal as a sentence. */
export function noticeOfAnswer(error: string | null | undefined, own: string, { sentences }: NoticeWords): CodeNotice {
  const isKnown = error != null && Object.values(englishSentences).includes(error)
  return { title: isKnown ? translated(error, englishSentences, sentences) : own, detail: '' }
}

interface Outcome {
  readonly success: boolean
  readonly error?: string | null
}

/** Runs a call that checks a code. A refusal may come as an answer or as a problem; its words tell which (seeds/000, section 8). */
export async function codeAnswer(call: () => Promise<Outcome>, own: string, words: NoticeWords): Promise<CodeAnswer> {
  try {
    const { success, error } = await call()
    return success ? { kind: 'right' } : (refusedCode(error) ?? { kind: 'trouble', notice: noticeOfAnswer(error, own, words) })
  } catch (problem) {
    const refused = problem instanceof GraphProblem && !isNamed(problem, words.sentences) ? refusedCode(problem.message, problem.code) : undefined
    if (refused) return refused
    return { kind: 'trouble', notice: noticeOf(problem, own, words) }
  }
}

/** How the door calls a wrong code; its sentence is another. */
const wrongAtTheDoor = 'sign-in.code-wrong'

function refusedCode(message: string | null | undefined, code?: string): CodeAnswer | undefined {
  const kind = classifyVerificationError(message)
  if (kind === 'InvalidCode' || code === wrongAtTheDoor) return { kind: 'wrong' }
  return kind === 'ExpiredCode' ? { kind: 'expired' } : undefined
}

/** Runs a call that sends a code again. */
export async function sendAnswer(call: () => Promise<Outcome>, own: string, words: NoticeWords): Promise<SendAnswer> {
  try {
    const { success, error } = await call()
    return success ? { kind: 'sent' } : { kind: 'trouble', notice: noticeOfAnswer(error, own, words) }
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
