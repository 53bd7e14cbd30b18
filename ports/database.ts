// PostgreSQL through Kysely. A store narrows a handle to its own tables.
import type { Kysely, Transaction } from 'kysely'

/** A handle without tables; a store calls `db.withTables<OwnTables>()`. */
export type Db = Kysely<unknown>
export type Tx = Transaction<unknown>

export interface Database {
  /** For reads and single statements. */
  readonly db: Db
  /** A deadlock or serialization failure runs the work again, up to three times. */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs after the commit is acknowledged; never after a rollback. */
  afterCommit(tx: Tx, callback: () => void): void
  /** Notifies every process after commit. Max payload 8000 bytes. */
  notify(tx: Tx, channel: string, payload: string): Promise<void>
  /**
   * Receives notifications of every process. `onGap` runs after the listening connection was lost
   * and restored: caches must be cleared. Returns a function that stops listening.
   */
  listen(
    channel: string,
    hear: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  /** False while the listening connection is down: its caches must be bypassed. */
  isListening(): boolean
}
