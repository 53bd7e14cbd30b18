// Other features implement the functions in this file; apps/server/create-deps.ts passes them.
import type { VerificationDeps } from '#features/verification/server/deps.ts'
import type { Language } from '#lib/language.ts'
import type { SignedInViewer } from '#lib/viewer.ts'
import type { Audit } from '#ports/audit.ts'
import type { Db, Tx } from '#ports/database.ts'
import type { Limits } from '#ports/limits.ts'
import type { Outbox } from '#ports/outbox.ts'

/** A change that makes credentials of an account invalid. */
export interface CredentialsChange {
  readonly accountId: string
  /**
   * The session and browser to keep. If absent, every session ends and every browser is forgotten.
   */
  readonly except?: SignedInViewer
  /** Stored with the ended sessions, for example 'email-changed'. */
  readonly why: string
}

export interface FirmAlert {
  readonly subject: string
  readonly body: string
}

export interface AccountDeps extends VerificationDeps {
  readonly audit: Audit
  readonly limits: Limits
  readonly outbox: Outbox
  /** Without a trailing slash. */
  readonly publicUrl: string
  /** Host of PUBLIC_URL, for the last line of code messages. */
  readonly publicHost: string
  /** Called in the transaction that completes an account. */
  readonly accountCompleted: (
    tx: Tx,
    account: { readonly accountId: string; readonly sessionId: string },
  ) => Promise<void>
  /** Throws unless a code was entered within five minutes (spec: accounts#step-up). */
  readonly requireFreshProof: (db: Db, viewer: SignedInViewer) => Promise<void>
  /** Ends sessions, second factors and resets, and forgets devices. */
  readonly credentialsChanged: (tx: Tx, change: CredentialsChange) => Promise<void>
  /** Notifies the attorney of each case of this account by email. */
  readonly alertFirms: (tx: Tx, accountId: string, alert: FirmAlert) => Promise<void>
  /** Returns the language of another person invited by this address to a case of this account. */
  readonly invitedBeside: (
    db: Db,
    accountId: string,
    email: string,
  ) => Promise<{ readonly language: Language } | undefined>
  /** False if this number answered STOP. Notices are then sent by email. */
  readonly takesTexts: (db: Db, mobilePhone: string) => Promise<boolean>
}
