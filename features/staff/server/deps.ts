import type { StaffKey } from '#features/firm/server/firms.ts'
import type { HandOver } from '#lib/hand-over.ts'
import type { Audit, AuditEntry } from '#ports/audit.ts'
import type { Clock } from '#ports/clock.ts'
import type { Database, Db, FirmDatabase, FirmTx, SignInKey } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import type { Limits } from '#ports/limits.ts'
import type { Log } from '#ports/log.ts'
import type { Outbox } from '#ports/outbox.ts'
import type { PasswordHasher } from '#ports/password-hasher.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Tokens } from '#ports/tokens.ts'
import type { LeavingWork } from '../rules/leaving/held-work.ts'

/**
 * The database in the role of the workspace. Outside of `forFirm` it sees no rows of firms, and
 * outside of both functions no logins.
 */
export interface WorkspaceDatabase extends Database {
  forFirm(firmId: string, signInKeys?: readonly SignInKey[]): FirmDatabase
  /** For what happens before the firm is known (spec: tenancy#sign-in-keys). */
  forSignIn(keys: readonly SignInKey[]): Database
}

/** What is still a person's in the other features, also of one who has left. */
export interface HeldWorkDeps {
  readonly count: (db: Db, person: StaffKey) => Promise<LeavingWork>
  /** Those of the people who have a case or an open task. */
  readonly listHolders: (
    db: Db,
    firmId: string,
    staffIds: readonly string[],
  ) => Promise<ReadonlySet<string>>
  /** Returns what is to be recorded of each case. */
  readonly handOver: (tx: FirmTx, handOver: HandOver) => Promise<readonly HandOverEvent[]>
}

export interface HandOverEvent extends Pick<AuditEntry, 'event' | 'details'> {
  readonly object: string
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
  readonly heldWork: HeldWorkDeps
  readonly outbox: Outbox
  readonly publicUrl: string
  /** Waits until a minimum duration has passed, so that all refusals take the same time. */
  readonly notBefore: (startedAt: number, milliseconds: number) => Promise<void>
  /** Monotonic milliseconds. */
  readonly stopwatch: () => number
}
