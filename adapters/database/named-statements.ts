// Gives every statement with values a name made from its text, so that the database prepares it once a connection.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/** Beyond so many different texts (lists of varying length …) new ones go unnamed: neither side's memory may grow without end. */
const mostNamedStatements = 2_000

/**
 * After these the connection is closed instead of returned: its prepared plans are out of date (0A000 after a migration elsewhere),
 * unknown to the server behind a pooler (26000), or the server has become read-only (25006).
 */
const spoilingCodes = new Set(['0A000', '26000', '25006'])

export function isSpoiled(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    spoilingCodes.has(String(error.code))
  )
}

/** Answers the name for a text, or undefined once too many different texts were seen. */
export function statementNames(most = mostNamedStatements): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
    return name
  }
}

/** What is thrown instead of an error of the driver. A connection whose statement failed with another error is closed. */
export interface Failures {
  connecting(error: unknown): unknown
  running(error: unknown): unknown
}

/** The pool as Kysely sees it. Statements without values (begin, commit, migrations) stay unnamed: they may be several at once. */
export function namingPool(
  pool: pg.Pool,
  failures: Failures,
  nameOf: (text: string) => string | undefined = statementNames(),
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect().catch((error: unknown) => {
        throw failures.connecting(error)
      })
      const known = clients.get(client)
      if (known) return known
      const naming = namingClient(client, failures, nameOf)
      clients.set(client, naming)
      return naming
    },
  }
}

function namingClient(
  client: pg.PoolClient,
  failures: Failures,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  let spoiled = false
  async function query<R>(
    text: string,
    values: ReadonlyArray<unknown>,
  ): Promise<PostgresQueryResult<R>> {
    const name = values.length > 0 ? nameOf(text) : undefined
    try {
      const result = await client.query(
        name === undefined ? { text, values: [...values] } : { name, text, values: [...values] },
      )
      return result as unknown as PostgresQueryResult<R>
    } catch (error) {
      const failure = failures.running(error)
      if (isSpoiled(error) || failure !== error) spoiled = true
      throw failure
    }
  }
  return {
    // Streaming by cursor is not offered: nothing here reads results that do not fit in memory.
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || spoiled),
    get processID() {
      return (client as pg.PoolClient & { processID?: number }).processID ?? 0
    },
  }
}
