// Connections to the primary among several hosts, which may change while the process runs
// (docs/operations/database.md#several-hosts).
import pg from 'pg'
import { formatHost, parseDatabaseAddress, type DatabaseHost } from './address.ts'
import { findPrimary, isAtHost, readServerState } from './find-primary.ts'

export interface PrimarySettings {
  /** May name several hosts. */
  readonly url: string
  readonly connectTimeoutMs: number
  readonly onChange?: (host: string) => void
}

export interface Primary {
  /** For `pg`, together with `Client`. */
  readonly connectionString: string
  /** Connects to the primary. For one host, the client of `pg` itself. */
  readonly Client: typeof pg.Client
  readonly hasSeveralHosts: boolean
  /** Throws if no host is the primary. Returns undefined for one host, which is not examined. */
  find(): Promise<DatabaseHost | undefined>
  /** After a failure of this client, looks for the primary again. */
  lookAgain(failed: pg.Client): void
}

export function openPrimary(settings: PrimarySettings): Primary {
  const { connectionString, hosts } = parseDatabaseAddress(settings.url)
  if (hosts.length > 0) return followPrimary(settings, connectionString, hosts)
  const find = () => Promise.resolve(undefined)
  return { connectionString, Client: pg.Client, hasSeveralHosts: false, find, lookAgain() {} }
}

function followPrimary(
  { connectTimeoutMs, onChange }: PrimarySettings,
  connectionString: string,
  hosts: readonly DatabaseHost[],
): Primary {
  const connected = new Set<pg.Client>()
  let latest: DatabaseHost | undefined
  let isSure = false
  let finding: Promise<DatabaseHost> | undefined

  async function find(): Promise<DatabaseHost> {
    if (latest && isSure) return latest
    finding ??= examineHosts().finally(() => (finding = undefined))
    return finding
  }

  async function examineHosts(): Promise<DatabaseHost> {
    const previous = latest
    latest = await findPrimary({ connectionString, connectTimeoutMs, hosts })
    isSure = true
    if (previous && previous !== latest) {
      onChange?.(formatHost(latest))
      // The previous primary may be gone without closing its connections.
      for (const client of connected) if (!isAtHost(client, latest)) cut(client)
    }
    return latest
  }

  /** Ignores a client of a previous primary, so that two servers that take writes cannot loop. */
  function lookAgain(failed: pg.Client): void {
    if (!isAtHost(failed, latest)) return
    isSure = false
    find().catch(() => {})
  }

  async function connectToPrimary<T>(client: pg.Client, connect: () => Promise<T>): Promise<T> {
    Object.assign(client, await find())
    try {
      const result = await connect()
      const { isStandby } = await readServerState(client, connectTimeoutMs)
      if (isStandby || !isAtHost(client, latest)) throw new Error('Not the primary any more')
      connected.add(client)
      client.once('end', () => connected.delete(client))
      return result
    } catch (error) {
      lookAgain(client)
      void client.end()
      throw error
    }
  }

  class PrimaryClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      this.on('error', () => lookAgain(this))
    }

    override connect(): Promise<pg.Client>
    override connect(callback: (error: Error | null, client?: pg.Client) => void): void
    override connect(
      callback?: (error: Error | null, client?: pg.Client) => void,
    ): Promise<pg.Client> | undefined {
      const connecting = connectToPrimary(this, () => super.connect())
      if (!callback) return connecting
      connecting.then((client) => callback(null, client), callback)
      return undefined
    }
  }

  return { connectionString, Client: PrimaryClient, hasSeveralHosts: true, find, lookAgain }
}

/** For `pg`, the connection is lost: its statement fails and the pool removes it. */
function cut(client: pg.Client): void {
  client.connection.stream.destroy()
}
