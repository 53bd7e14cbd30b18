// Access to PostgreSQL through Kysely. Each store types its handle with the tables that it owns.
import type { Kysely, Transaction } from 'kysely'

/** A database handle without table types. A store calls `db.withTables<OwnTables>()`. */
export type Db = Kysely<unknown>
export type Tx = Transaction<unknown>

export interface Database {
  /** For reads and single statements. */
  readonly db: Db
  /**
   * Runs `work` again after a deadlock or a serialization failure, at most three times in total.
   */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs `callback` after the commit is acknowledged, and never after a rollback. */
  afterCommit(tx: Tx, callback: () => void): void
  /** Notifies every process after commit. Max payload 8000 bytes. */
  notify(tx: Tx, channel: string, payload: string): Promise<void>
  /**
   * Receives notifications of every process. `onGap` runs after the listening connection was lost
   * and restored; it must clear the caches. Returns a function that stops listening.
   */
  listen(
    channel: string,
    hear: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  /**
   * False while the listening connection is down. During that time, caches that depend on
   * notifications must be bypassed.
   */
  isListening(): boolean
}
