// Addresses that name several hosts, as libpq writes them: postgres://user@db1:5432,db2:5432/name
import { isIPv6 } from 'node:net'

export interface DatabaseHost {
  readonly host: string
  readonly port: number
}

export interface DatabaseAddress {
  /** For `pg`, which knows one host only: the first. */
  readonly connectionString: string
  /** Hosts of which only the primary is used. Empty for one host, which is used as it is. */
  readonly hosts: readonly DatabaseHost[]
}

const usualPort = 5_432
const maxPort = 65_535
const usedSessions: ReadonlySet<string> = new Set(['primary', 'read-write'])

const expectedHosts =
  'expected one host, or several before the name of the database: postgres://user:password@db1:5432,db2:5432/name'

/** Throws if an address cannot be used. The message contains nothing of the address. */
export function parseDatabaseAddress(text: string): DatabaseAddress {
  const [, scheme = '', authority = '', path = '', query = ''] =
    /^(postgres(?:ql)?:\/\/)([^/?#]*)([^?#]*)(.*)$/is.exec(text) ?? []
  const at = authority.lastIndexOf('@') + 1
  const names = authority.slice(at).split(',')
  const options = new URLSearchParams(query.replace(/#.*$/s, ''))
  const places = ['host', 'hostaddr', 'port'].flatMap((name) => options.getAll(name))
  if (places.some((value) => value.includes(','))) throw new Error(expectedHosts)

  const session = options.get('target_session_attrs')
  if (session !== null && !usedSessions.has(session))
    throw new Error('expected no target_session_attrs, or primary: no standby is used')
  if (names.length === 1 && session === null) return { connectionString: text, hosts: [] }
  if (places.length > 0) throw new Error(expectedHosts)
  const connectionString = `${scheme}${authority.slice(0, at)}${names[0]}${path}${query}`
  return { connectionString, hosts: names.map(parseHost) }
}

export function formatHost({ host, port }: DatabaseHost): string {
  return isIPv6(host) ? `[${host}]:${port}` : `${host}:${port}`
}

function parseHost(text: string): DatabaseHost {
  const [, name = '', ip = '', digits] =
    /^(?:([\w.-]+)|\[([\da-f:.]+)\])(?::(\d{1,5}))?$/i.exec(text) ?? []
  const port = Number(digits ?? usualPort)
  const isHost = name !== '' || isIPv6(ip)
  if (!isHost || port < 1 || port > maxPort) throw new Error(expectedHosts)
  return { host: name || ip, port }
}
