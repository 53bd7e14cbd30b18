// How the answers of the creation's code calls read to the code form (seeds/000, section 8).
import type { CodeAnswer, CodeFormWords, SendAnswer } from '#features/verification/portal/CodeForm.tsx'
import { classifyVerificationError } from '#features/verification/rules/problems.ts'
import { noticeOf } from './step-notices.ts'
import { invitationWords } from './words.en.ts'

const words = invitationWords.code

export const codeFormWords: CodeFormWords = {
  ...words,
  code: words.label,
  next: invitationWords.shared.next,
  sendAgain: words.requestNewCode,
  wrong: { title: words.incorrect, detail: words.incorrectDetail },
  expired: { title: words.expired, detail: words.expiredDetail },
  sentAgain: { title: words.sentAgain, detail: words.sentAgainDetail },
  tooSoon: { title: words.tooSoon, detail: words.tooSoonDetail },
}

interface CallOutcome {
  readonly success: boolean
  readonly error: string | null
}

/** Runs a call that checks a code. */
export async function codeAnswer(call: () => Promise<CallOutcome>): Promise<CodeAnswer> {
  try {
    const { success, error } = await call()
    if (success) return { kind: 'right' }
    const kind = classifyVerificationError(error)
    if (kind === 'InvalidCode') return { kind: 'wrong' }
    return kind === 'ExpiredCode' ? { kind: 'expired' } : { kind: 'trouble', notice: generalCodeNotice }
  } catch (problem) {
    return { kind: 'trouble', notice: { detail: '', ...noticeOf(problem) } }
  }
}

/** Runs a call that sends a code. */
export async function sendAnswer(call: () => Promise<CallOutcome>): Promise<SendAnswer> {
  try {
    const { success } = await call()
    return success ? { kind: 'sent' } : { kind: 'trouble', notice: notSentNotice }
  } catch (problem) {
    return { kind: 'trouble', notice: { detail: '', ...noticeOf(problem, { title: words.notSentTitle, detail: words.notSentDetail }) } }
  }
}

const generalCodeNotice = { title: invitationWords.errors.general, detail: invitationWords.errors.generalDetail }
const notSentNotice = { title: words.notSentTitle, detail: words.notSentDetail }
