import type { Audit } from '#ports/audit.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database, FirmDatabase, SignInKey } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Limits } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import type { Outbox } from '#ports/outbox.ts'
import type { PasswordHasher } from '#ports/password-hasher.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Tokens } from '#ports/tokens.ts'

/**
 * The database in the role of the workspace. Outside of `forFirm` it sees no rows of firms, and
 * outside of both functions no logins.
 */
export interface WorkspaceDatabase extends Database {
  forFirm(firmId: string, signInKeys?: readonly SignInKey[]): FirmDatabase
  /** For what happens before the firm is known (spec: tenancy#sign-in-keys). */
  forSignIn(keys: readonly SignInKey[]): Database
}

export interface StaffDeps {
  readonly workspaceDatabase: WorkspaceDatabase
  readonly clock: Clock
  readonly ids: Ids
  readonly secrets: Secrets
  readonly limits: Limits
  readonly log: Log
  readonly passwords: PasswordHasher
  /** Tokens of the workspace. The portal accepts none of them, and the reverse. */
  readonly staffTokens: Tokens
  readonly audit: Audit
  readonly outbox: Outbox
  readonly publicUrl: string
  /** Waits until a minimum duration has passed, so that all refusals take the same time. */
  readonly notBefore: (startedAt: number, milliseconds: number) => Promise<void>
  /** Monotonic milliseconds. */
  readonly stopwatch: () => number
}
