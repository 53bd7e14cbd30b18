// What somebody typed and was answered on the way to new credentials, between the pages of the recovery. In memory only: a reload begins again.
import type { ForgottenCredentials } from '../../rules/recovery.ts'

export interface PendingRecovery {
  readonly typed: ForgottenCredentials
  /** Absent until somebody was found. */
  readonly sent?: {
    /** Where the mail went, masked. */
    readonly maskedEmail: string
    /** The handle of the request; null where the server gave none. */
    readonly accountId: string | null
    /** On the clock that only measures. */
    readonly atMs: number
  }
}

let pending: PendingRecovery | undefined

export function pendingRecovery(): PendingRecovery | undefined {
  return pending
}

export function setPendingRecovery(recovery: PendingRecovery | undefined): void {
  pending = recovery
}
