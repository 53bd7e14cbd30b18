import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/** Limits the memory for names here and on the server. Further statements stay unnamed. */
const maxNamedStatements = 2_000

/** Outdated plan (0A000), statement unknown behind a pooler (26000), read-only server (25006). */
const spoilingCodes = new Set(['0A000', '26000', '25006'])

export function isSpoiled(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    spoilingCodes.has(String(error.code))
  )
}

export function statementNames(max = maxNamedStatements): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= max) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24)
    names.set(text, name)
    return name
  }
}

/** Returns the error to throw. If it is not the given error, the connection is closed. */
export interface Failures {
  connecting(error: unknown): unknown
  running(error: unknown): unknown
}

/** Statements without values stay unnamed, because they may contain several statements. */
export function createNamingPool(
  pool: pg.Pool,
  failures: Failures,
  findName: (text: string) => string | undefined = statementNames(),
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
      const naming = createNamingClient(client, failures, findName)
      clients.set(client, naming)
      return naming
    },
  }
}

function createNamingClient(
  client: pg.PoolClient,
  failures: Failures,
  findName: (text: string) => string | undefined,
): PostgresPoolClient {
  let spoiled = false
  async function query<R>(
    text: string,
    values: ReadonlyArray<unknown>,
  ): Promise<PostgresQueryResult<R>> {
    const name = values.length > 0 ? findName(text) : undefined
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
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || spoiled),
    get processID() {
      return (client as pg.PoolClient & { processID?: number }).processID ?? 0
    },
  }
}
