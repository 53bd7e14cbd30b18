// Maps the results of code requests to the code form (spec: accounts#code-errors).
import type { CodeAnswer, CodeFormWords } from '#features/verification/portal/CodeForm.tsx'
import { classifyVerificationError } from '#features/verification/rules/problems.ts'
import { toNotice, toTrouble, type NoticeWords, type Trouble } from './step-notices.ts'
import type { InvitationWords } from '../words.ts'

export function codeFormWords({ code: words, shared }: InvitationWords): CodeFormWords {
  return {
    ...words,
    code: words.label,
    next: shared.next,
    sendAgain: words.requestNewCode,
    wrong: { title: words.incorrect, detail: words.incorrectDetail },
    expired: { title: words.expired, detail: words.expiredDetail },
    sentAgain: { title: words.sentAgain, detail: words.sentAgainDetail },
    tooSoon: { title: words.tooSoon, detail: words.tooSoonDetail },
  }
}

interface CallOutcome {
  readonly success: boolean
  readonly errorCode: string | null
}

export async function codeAnswer(
  call: () => Promise<CallOutcome>,
  words: NoticeWords,
): Promise<CodeAnswer> {
  try {
    const { success, errorCode } = await call()
    if (success) return { kind: 'right' }
    const kind = classifyVerificationError(errorCode)
    if (kind === 'InvalidCode') return { kind: 'wrong' }
    return kind === 'ExpiredCode'
      ? { kind: 'expired' }
      : { kind: 'trouble', notice: toNotice({ own: 'general' }, words) }
  } catch (problem) {
    return { kind: 'trouble', notice: toNotice(toTrouble(problem), words) }
  }
}

/** `confirmed`: nothing was sent, because a code was entered before and its answer got lost. */
export type SendOutcome = 'sent' | 'confirmed' | Trouble

export async function toSendOutcome(call: () => Promise<CallOutcome>): Promise<SendOutcome> {
  try {
    const { success, errorCode } = await call()
    if (errorCode === 'verification.already-confirmed') return 'confirmed'
    return success ? 'sent' : { own: 'code-not-sent' }
  } catch (problem) {
    return toTrouble(problem, 'code-not-sent')
  }
}
