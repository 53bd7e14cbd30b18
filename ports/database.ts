// The one database: PostgreSQL, spoken to through Kysely. A store narrows a handle to its own tables.
import type { Kysely, Transaction } from 'kysely'

/** A handle without tables; a store says `db.withTables<OwnTables>()`. */
export type Db = Kysely<unknown>
export type Tx = Transaction<unknown>

export interface Database {
  /** For reads and single statements. */
  readonly db: Db
  /**
   * Runs the work in one transaction and answers what it answers; a throw rolls everything back.
   * When the database asks for another try (deadlock, serialization) the work runs again, three times at most.
   */
  transact<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs once the commit of this transaction was acknowledged; never when it is rolled back. */
  afterCommit(tx: Tx, callback: () => void): void
  /** Tells every process, after commit. Payload at most 8000 bytes. */
  notify(tx: Tx, channel: string, payload: string): Promise<void>
  /** Hears every process. `onGap` runs after the listening connection was lost and is back: caches must be emptied. Answers a stop. */
  listen(
    channel: string,
    hear: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  /** False while the listening connection is down: caches fed by it must be bypassed. */
  isListening(): boolean
}
