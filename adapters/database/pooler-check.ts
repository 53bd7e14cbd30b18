// Prepared statements and LISTEN do not work behind a pooler in transaction mode.
import type pg from 'pg'
import { openPrimary } from './primary/primary.ts'

/** Process IDs: of the first connection, of a second in a transaction, of the first meanwhile. */
export interface ServerProcesses {
  readonly first: number
  readonly busy: number
  /** Undefined if the first two are equal: a pooler with a single connection would block. */
  readonly again: number | undefined
}

/** True if connections share server processes. Without a pooler, each one has its own. */
export function isShared({ first, busy, again }: ServerProcesses): boolean {
  return first === busy || (again !== undefined && again !== first)
}

/** True behind pgbouncer and similar poolers in transaction mode. False in session mode. */
export async function isBehindTransactionPooler(
  url: string,
  connectTimeoutMs: number,
): Promise<boolean> {
  const { Client, connectionString } = openPrimary({ url, connectTimeoutMs })
  const settings = {
    connectionString,
    application_name: 'daybreak',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  }
  const [a, two] = [new Client(settings), new Client(settings)]
  for (const client of [a, two]) client.on('error', () => {})
  try {
    await a.connect()
    await two.connect()
    const first = await findProcess(a)
    await two.query('begin')
    const busy = await findProcess(two)
    const again = first === busy ? undefined : await findProcess(a)
    await two.query('commit')
    return isShared({ first, busy, again })
  } finally {
    await Promise.all([a, two].map((client) => client.end().catch(() => {})))
  }
}

async function findProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (!rows[0]) throw new Error('The database did not say which process answers')
  return rows[0].pid
}
