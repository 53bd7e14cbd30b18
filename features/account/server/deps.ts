// The ports that accounts use, and the questions that lead upward: the roof answers them.
import type { VerificationWorld } from '#features/verification/server/deps.ts'
import type { Language } from '#lib/language.ts'
import type { SignedInViewer } from '#lib/viewer.ts'
import type { Audit } from '#ports/audit.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Limits } from '#ports/limits.ts'
import type { Outbox } from '#ports/outbox.ts'

/** Something that was relied upon is no longer true. */
export interface CredentialsChange {
  readonly accountId: string
  /** Who changed it: their session and browser stay. Absent: nobody stays. */
  readonly except?: SignedInViewer
  /** Kept with the sessions that end: 'email-changed' … */
  readonly why: string
}

export interface FirmAlert {
  readonly subject: string
  readonly body: string
}

export interface AccountWorld extends VerificationWorld {
  readonly audit: Audit
  readonly limits: Limits
  readonly outbox: Outbox
  /** Where the portal is reached, without a slash at the end. */
  readonly publicUrl: string
  /** Host of PUBLIC_URL, for the last line of code messages. */
  readonly publicHost: string
  /** Told inside the transaction that completes an account: the session becomes a client's, the invitation is used up. */
  readonly accountCompleted: (
    tx: Tx,
    account: { readonly accountId: string; readonly sessionId: string },
  ) => Promise<void>
  /** Throws unless this session proved by a code who is there within the last five minutes (decisions 3.7). */
  readonly requireFreshProof: (db: Db, viewer: SignedInViewer) => Promise<void>
  /** Ends sessions, second factors under way, open resets, and forgets devices. */
  readonly credentialsChanged: (tx: Tx, change: CredentialsChange) => Promise<void>
  /** Tells the attorney of each case of this account, by e-mail. */
  readonly alertFirms: (tx: Tx, accountId: string, alert: FirmAlert) => Promise<void>
  /** Whoever else was invited by this address to a case of this account, and the language they are written to in. */
  readonly invitedBeside: (
    db: Db,
    accountId: string,
    email: string,
  ) => Promise<{ readonly language: Language } | undefined>
  /** False once somebody answered STOP on this number: notices go by e-mail then. */
  readonly takesTexts: (db: Db, mobilePhone: string) => Promise<boolean>
}
