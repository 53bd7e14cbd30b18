import type { PageState } from '#ui/navigation/navigation.ts'
import type { ForgottenCredentials } from '../../rules/recovery.ts'

export interface PendingRecovery {
  readonly typed: ForgottenCredentials
  /** Monotonic milliseconds. Absent until a mail was sent. */
  readonly sentAtMs?: number
}

/** Stored in the tab's history, so that a reload keeps the page. It identifies no one. */
export interface SentMail {
  /** Masked. */
  readonly maskedEmail: string
  /** The handle of the request, or null when the server returned none. */
  readonly accountId: string | null
  readonly forgotUser: boolean
  readonly forgotPassword: boolean
}

let pending: PendingRecovery | undefined

export function pendingRecovery(): PendingRecovery | undefined {
  return pending
}

export function setPendingRecovery(recovery: PendingRecovery | undefined): void {
  pending = recovery
}

export function toRequestState(mail?: SentMail): PageState {
  return { recoveryAsked: true, ...(mail === undefined ? {} : { recoverySent: mail }) }
}

export function wasRequested(state: PageState): boolean {
  return state['recoveryAsked'] === true
}

export function findSentMail(state: PageState): SentMail | undefined {
  return state['recoverySent'] as SentMail | undefined
}
