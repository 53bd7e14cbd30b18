// Access to PostgreSQL through Kysely.
import type { ColumnType, Kysely, Transaction } from 'kysely'

/** A database handle without table types. A store calls `tables(db)` of its tables.generated.ts. */
export type Db = Kysely<unknown>
export type Tx = Transaction<unknown>

/** The columns of a view, which no statement may insert or update. */
export type ReadOnly<Row> = { readonly [K in keyof Row]: ColumnType<Row[K], never, never> }

declare const firmOnly: unique symbol
/** A transaction in which only the rows of one firm exist (spec: tenancy#policies). */
export type FirmTx = Tx & { readonly [firmOnly]: true }

export interface Database {
  /** For reads and single statements. */
  readonly db: Db
  /** Repeats `work` after a deadlock or serialization failure. Runs it at most three times. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `callback` after the commit is acknowledged, and never after a rollback. */
  afterCommit(tx: Tx, callback: () => void): void
  /** Notifies every process after commit. Max payload 8000 bytes. */
  notify(tx: Tx, channel: string, payload: string): Promise<void>
  /** `onGap` runs after a lost connection was restored and must clear the caches. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  /** False while the listening connection is down. Caches that need it must be bypassed. */
  isListening(): boolean
}

/** The ID of a staff member or a session, or the hash of an address or a token. */
export type SignInKey = string | Uint8Array

/** Reads and writes the rows of one firm only. */
export interface FirmDatabase extends Database {
  transact<T>(work: (tx: FirmTx) => Promise<T>): Promise<T>
}
