import pg from 'pg'
import { formatHost, type DatabaseHost } from './address.ts'

export interface FindPrimaryInput {
  readonly connectionString: string
  readonly connectTimeoutMs: number
  readonly hosts: readonly DatabaseHost[]
}

export interface ServerState {
  readonly isStandby: boolean
  /** The server of a primary that is being replaced, or whose disk is full. */
  readonly isReadOnly: boolean
}

/**
 * Asks all hosts at once, so that a host that does not respond delays nothing. Prefers a primary
 * that takes writes.
 */
export async function findPrimary(input: FindPrimaryInput): Promise<DatabaseHost> {
  const examined = input.hosts.map(async (host) => {
    const { isStandby, isReadOnly } = await readStateOf(host, input)
    if (isStandby) throw new Error(`${formatHost(host)}: a standby`)
    return { host, isReadOnly }
  })
  const writable = examined.map(async (primary) => {
    if ((await primary).isReadOnly) throw new Error('read-only')
    return primary
  })
  const { host } = await Promise.any(writable)
    .catch(() => Promise.any(examined))
    .catch(throwNoPrimary)
  return host
}

export async function readServerState(client: pg.Client, timeoutMs: number): Promise<ServerState> {
  const statement: pg.QueryConfig & { query_timeout: number } = {
    text: `
      select
        pg_is_in_recovery() as "isStandby",
        current_setting('default_transaction_read_only') = 'on' as "isReadOnly"`,
    query_timeout: timeoutMs,
  }
  const { rows } = await client.query<ServerState>(statement)
  return rows[0] ?? { isStandby: true, isReadOnly: true }
}

export function isAtHost(client: pg.Client, place: DatabaseHost | undefined): boolean {
  return client.host === place?.host && client.port === place.port
}

async function readStateOf(
  host: DatabaseHost,
  { connectionString, connectTimeoutMs }: FindPrimaryInput,
): Promise<ServerState> {
  const client = new pg.Client({
    connectionString,
    application_name: 'daybreak',
    connectionTimeoutMillis: connectTimeoutMs,
  })
  Object.assign(client, host)
  client.on('error', () => {})
  try {
    await client.connect()
    return await readServerState(client, connectTimeoutMs)
  } catch (error) {
    throw new Error(`${formatHost(host)}: ${toReason(error)}`, { cause: error })
  } finally {
    void client.end()
  }
}

/** Throws an error without a cause, because its message has the reason of each host. */
function throwNoPrimary(error: unknown): never {
  throw new Error(`No host of the database is the primary (${toReason(error)})`)
}

/** A failure of several hosts, or of several addresses of one, has a message for each. */
function toReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(toReason).join('; ')
  return error instanceof Error ? error.message : String(error)
}
