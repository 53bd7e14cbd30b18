// What somebody typed and was answered on the way to new credentials, between the pages of the recovery.
import type { PageState } from '#ui/navigation/navigation.ts'
import type { ForgottenCredentials } from '../../rules/recovery.ts'

/** In memory only: a reload forgets who was looked for. */
export interface PendingRecovery {
  readonly typed: ForgottenCredentials
  /** On the clock that only measures. Absent until somebody was found. */
  readonly sentAtMs?: number
}

/** What stands in the entry of the tab's history, so that a reload keeps the page: nothing in it says who somebody is. */
export interface SentMail {
  /** Where the mail went, masked. */
  readonly maskedEmail: string
  /** The handle of the request; null where the server gave none. */
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

/** What a page after the question is handed. */
export function askedState(sent?: SentMail): PageState {
  return { recoveryAsked: true, ...(sent === undefined ? {} : { recoverySent: sent }) }
}

export function wasAsked(state: PageState): boolean {
  return state['recoveryAsked'] === true
}

export function sentMail(state: PageState): SentMail | undefined {
  return state['recoverySent'] as SentMail | undefined
}
