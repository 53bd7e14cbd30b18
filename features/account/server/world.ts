// The ports that accounts use, and the questions that lead upward: the roof answers them.
import type { VerificationWorld } from '#features/verification/server/world.ts'
import type { Audit } from '#ports/audit.ts'
import type { Tx } from '#ports/database.ts'
import type { Outbox } from '#ports/outbox.ts'

export interface AccountWorld extends VerificationWorld {
  readonly audit: Audit
  readonly outbox: Outbox
  /** Host of PUBLIC_URL, for the last line of code messages. */
  readonly publicHost: string
  /** Told inside the transaction that completes an account: the session becomes a client's, the invitation is used up. */
  readonly accountCompleted: (tx: Tx, account: { readonly accountId: string; readonly sessionId: string }) => Promise<void>
}
