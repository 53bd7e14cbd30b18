import pg from 'pg'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { newsFilter } from '#adapters/log/news.ts'
import type { Database, FirmDatabase, FirmTx, SignInKey, Tx } from '#ports/database.ts'
import type { Log } from '#ports/log.ts'
import { camelCase } from './camel-case.ts'
import { columnTypes } from './column-types.ts'
import { createFirmPool } from './firm-pool.ts'
import { openListener } from './listen.ts'
import { createNamingPool, type Failures } from './named-statements.ts'
import { formatHost } from './primary/address.ts'
import { openPrimary } from './primary/primary.ts'
import { roles, type Role } from './roles.ts'
import { createTransactions, toCode } from './transactions.ts'
import { connectFailure, isDatabaseUnavailable, statementFailure } from './unavailable.ts'

const usualConnectTimeoutMs = 2_000
const idleTimeoutMs = 30_000
const statementTimeoutMs = 10_000
const idleInTransactionTimeoutMs = 15_000
/**
 * PostgreSQL plans a named statement once. On its own it would plan each statement with a list
 * (`= any($1)`) at every call, which takes longer than the statement itself. For the portal only:
 * a statement of a job may name the value of a partial index as a parameter, and a plan made once
 * cannot use that index.
 * Not on Citus, whose planner needs the values: forced to plan without them, it crashes the server.
 */
const oncePlanned = `
  select set_config('plan_cache_mode', 'force_generic_plan', false)
  where not exists (select from pg_extension where extname = 'citus')`
/** No notification is sent to it. */
const watchChannel = 'primary_watch'
/** Every failed request reports the outage, but one log line per minute is enough. */
const sameOutageMs = 60_000

export interface ConnectedDatabase extends Database {
  /** For code that uses `pg` directly: jobs and migrations. */
  readonly pool: pg.Pool
  /** Throws unless the ID is a UUID. Shares the connections. */
  forFirm(firmId: string, signInKeys?: readonly SignInKey[]): ConnectedFirmDatabase
  /** Sees the logins of staff that one of the keys names. Throws unless each is a UUID or a hash. */
  forSignIn(keys: readonly SignInKey[]): Database
  isReachable(): Promise<boolean>
  /** `host:port` of the primary. Undefined if the address names one host. */
  findPrimary(): Promise<string | undefined>
  /** Waits for running statements. No query is possible afterwards. */
  close(): Promise<void>
}

export interface ConnectedFirmDatabase extends Omit<ConnectedDatabase, 'transact'>, FirmDatabase {}

export interface DatabaseSettings {
  /** `postgres://user:password@host:port/name`; may name several hosts (host1:5432,host2:5432). */
  readonly url: string
  readonly log: Log
  /** Takes this role on each connection. Without it, works as the user of the address. */
  readonly role?: Role
  /** Max connections of this process, not counting the listening connection. */
  readonly poolSize?: number
  /** Max wait for a pooled or new connection before the database counts as unreachable. */
  readonly connectTimeoutMs?: number
}

/** Throws when the database does not reply within `connectTimeoutMs` or refuses the user. */
export async function connectDatabase(settings: DatabaseSettings): Promise<ConnectedDatabase> {
  const { url, log, role, poolSize = 20, connectTimeoutMs = usualConnectTimeoutMs } = settings
  const primary = openPrimary({
    url,
    connectTimeoutMs,
    onChange: (host) => log.warn({ host }, 'Another host is the primary of the database now'),
  })
  const { Client, connectionString } = primary
  const connection: pg.ClientConfig = {
    connectionString,
    application_name: 'daybreak',
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types: columnTypes,
  }
  const pool = new pg.Pool({
    ...connection,
    Client,
    max: poolSize,
    idleTimeoutMillis: idleTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    ...(role && takingRole(role, connectTimeoutMs)),
  })
  // Without this listener, an idle connection closed by the server would end the process.
  const isNews = newsFilter(sameOutageMs)
  pool.on('error', (error) => {
    if (isNews('idle'))
      log.warn({ reason: error.message }, 'An idle connection to the database was lost')
  })
  // The same applies to a connection between two statements: the next statement reports the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  // A failed statement may have met a server that is read-only now.
  pool.on('release', (error: unknown, client) => {
    if (error) primary.lookAgain(client)
  })
  const logged = <T>(failure: T): T => {
    if (isDatabaseUnavailable(failure) && isNews('away'))
      log.warn({ reason: toReason(failure.cause) }, 'The database cannot be reached')
    return failure
  }
  const failures: Failures = {
    connecting: (error) => logged(connectFailure(error)),
    running: (error) => logged(statementFailure(error)),
  }
  const listener = openListener(connection, log, Client)
  const namingPool = createNamingPool(pool, failures)
  let closing: Promise<void> | undefined

  const database: ConnectedDatabase = {
    ...createTransactions<Tx>(openKysely(namingPool), log),
    pool,
    forFirm: (firmId, signInKeys = []) => ({
      ...database,
      ...createTransactions<FirmTx>(
        openKysely(createFirmPool(namingPool, { firmId, signInKeys })),
        log,
      ),
    }),
    forSignIn: (signInKeys) => ({
      ...database,
      ...createTransactions<Tx>(openKysely(createFirmPool(namingPool, { signInKeys })), log),
    }),
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
    async findPrimary() {
      const host = await primary.find()
      return host && formatHost(host)
    },
    close() {
      closing ??= listener.close().then(() => pool.end())
      return closing
    },
  }
  try {
    await primary.find()
    await pool.query('select 1')
    // Its heartbeat notices a host that is gone without closing its connections, on which
    // statements would wait for many minutes.
    if (primary.hasSeveralHosts) await listener.listen(watchChannel, () => {})
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Connects for one piece of work. */
export async function withDatabase<T>(
  settings: DatabaseSettings,
  work: (database: ConnectedDatabase) => Promise<T>,
): Promise<T> {
  const database = await connectDatabase(settings)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Returns the driver's error code and message, which contain no values of rows. */
function toReason(cause: unknown): string {
  return cause instanceof Error ? `${toCode(cause)} ${cause.message}`.trim() : String(cause)
}

/**
 * The pool hands a connection out only after the role is taken, and closes it if that fails. The
 * types of the driver do not say that it waits.
 */
function takingRole(role: Role, timeoutMs: number): Pick<pg.PoolConfig, 'onConnect'> {
  return { onConnect: (client) => takeRole(client, role, timeoutMs) as unknown as void }
}

async function takeRole(client: pg.ClientBase, role: Role, timeoutMs: number): Promise<void> {
  const statement: pg.QueryConfig & { query_timeout: number } = {
    text: role === roles.portal ? `set role ${role}; ${oncePlanned}` : `set role ${role}`,
    query_timeout: timeoutMs,
  }
  await client.query(statement)
}

function openKysely(pool: PostgresPool): Kysely<unknown> {
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase] })
}
