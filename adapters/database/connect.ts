import pg from 'pg'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { newsFilter } from '#adapters/log/news.ts'
import type { Database, Tx } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import { camelCase } from './camel-case.ts'
import { columnTypes } from './column-types.ts'
import { openListener } from './listen.ts'
import { createNamingPool, type Failures } from './named-statements.ts'
import { connectFailure, isDatabaseUnavailable, statementFailure } from './unavailable.ts'

const usualConnectTimeoutMs = 2_000
const idleTimeoutMs = 30_000
const statementTimeoutMs = 10_000
const idleInTransactionTimeoutMs = 15_000
const maxTries = 3
/** Every failed request reports the outage, but one log line per minute is enough. */
const sameOutageMs = 60_000
/** Serialization failure and deadlock: the transaction can be retried. */
const tryAgainCodes = new Set(['40001', '40P01'])

export interface ConnectedDatabase extends Database {
  /** For code that uses `pg` directly: jobs and migrations. */
  readonly pool: pg.Pool
  isReachable(): Promise<boolean>
  /** Waits for running statements. No query is possible afterwards. */
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** `postgres://user:password@host:port/name` */
  readonly url: string
  readonly log: Log
  /** Max connections of this process, not counting the listening connection. */
  readonly poolSize?: number
  /** Max wait for a pooled or new connection before the database counts as unreachable. */
  readonly connectTimeoutMs?: number
}

/** Throws when the database does not reply within `connectTimeoutMs` or refuses the user. */
export async function connectDatabase(settings: DatabaseSettings): Promise<ConnectedDatabase> {
  const { url, log, poolSize = 20, connectTimeoutMs = usualConnectTimeoutMs } = settings
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: 'daybreak',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: columnTypes,
  }
  const pool = new pg.Pool({
    ...connection,
    max: poolSize,
    idleTimeoutMillis: idleTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  })
  // Without this listener, an idle connection closed by the server would end the process.
  const isNews = newsFilter(sameOutageMs)
  pool.on('error', (error) => {
    if (isNews('idle'))
      log.warn({ reason: error.message }, 'An idle connection to the database was lost')
  })
  // The same applies to a connection between two statements: the next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  const logged = <T>(failure: T): T => {
    if (isDatabaseUnavailable(failure) && isNews('away'))
      log.warn({ reason: toReason(failure.cause) }, 'The database cannot be reached')
    return failure
  }
  const failures: Failures = {
    connecting: (error) => logged(connectFailure(error)),
    running: (error) => logged(statementFailure(error)),
  }
  const listener = openListener(connection, log)
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: createNamingPool(pool, failures) }),
    plugins: [camelCase],
  })
  const afterCommits = new WeakMap<object, (() => void)[]>()
  let closing: Promise<void> | undefined

  async function runOnce<T>(work: (tx: Tx) => Promise<T>, onWorkDone: () => void): Promise<T> {
    const callbacks: (() => void)[] = []
    const answer = await db.transaction().execute(async (tx) => {
      afterCommits.set(tx.getExecutor(), callbacks)
      const result = await work(tx)
      onWorkDone()
      return result
    })
    for (const callback of callbacks) {
      try {
        callback()
      } catch (error) {
        log.error({ error }, 'Something that runs after a commit failed')
      }
    }
    return answer
  }

  const database: ConnectedDatabase = {
    db,
    pool,
    async transact(work) {
      for (let attempt = 1; ; attempt++) {
        let isCommitting = false
        try {
          return await runOnce(work, () => void (isCommitting = true))
        } catch (error) {
          // After a lost COMMIT the outcome is unknown: only the caller can check it.
          if (isCommitting || attempt === maxTries || !tryAgainCodes.has(toCode(error))) throw error
          log.info(
            { fault: toCode(error), attempt },
            "Two transactions stood in each other's way; trying again",
          )
        }
      }
    },
    afterCommit(tx, callback) {
      const callbacks = afterCommits.get(tx.getExecutor())
      if (!callbacks)
        throw new Error('afterCommit needs the transaction that transact() handed out')
      callbacks.push(callback)
    },
    async notify(tx, channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(tx)
    },
    listen: listener.listen,
    isListening: listener.isListening,
    async isReachable() {
      try {
        await pool.query('select 1')
        return true
      } catch {
        return false
      }
    },
    close() {
      closing ??= listener.close().then(() => pool.end())
      return closing
    },
  }
  try {
    await pool.query('select 1')
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Returns the driver's error code and message, which contain no values of rows. */
function toReason(cause: unknown): string {
  return cause instanceof Error ? `${toCode(cause)} ${cause.message}`.trim() : String(cause)
}

export function toCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
