// Connections on which only some rows exist: those of one firm (spec: tenancy#policies), or those of
// the logins that a sign-in names (spec: tenancy#sign-in-keys).
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { isUuid } from '#lib/ids.ts'
import type { SignInKey } from '#ports/database.ts'

type Query = (text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>

export interface NamedRows {
  readonly firmId?: string
  readonly signInKeys?: readonly SignInKey[]
}

/**
 * Every transaction begins with the firm or the keys, in one message. A statement outside a
 * transaction gets one of its own, because the setting ends with it.
 */
export function createFirmPool(pool: PostgresPool, rows: NamedRows): PostgresPool {
  const begin = ['begin', ...listSettings(rows)].join('; ')
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      return {
        query: createFirmQuery(client, begin) as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy),
        processID: client.processID ?? 0,
      }
    },
  }
}

/** SET takes no parameters. */
function listSettings({ firmId, signInKeys = [] }: NamedRows): readonly string[] {
  if (firmId !== undefined && !isUuid(firmId)) throw new Error('The ID of a firm is a UUID')
  const keys = signInKeys.map(toText)
  return [
    ...(firmId === undefined ? [] : [`set local daybreak.firm_id = '${firmId}'`]),
    ...(keys.length === 0 ? [] : [`set local daybreak.sign_in_keys = '${keys.join(',')}'`]),
  ]
}

/** As the policies write them: hashes in hexadecimal digits, UUIDs in lower case. */
function toText(key: SignInKey): string {
  if (typeof key !== 'string') return Buffer.from(key).toString('hex')
  if (!isUuid(key)) throw new Error('A key of a sign-in is a UUID or a hash')
  return key.toLowerCase()
}

function createFirmQuery(client: PostgresPoolClient, begin: string): Query {
  const send = client.query as Query
  let isInTransaction = false
  return async (text, values) => {
    if (text.startsWith('start transaction'))
      throw new Error('A transaction of a firm has the usual isolation')
    if (text === 'begin') {
      isInTransaction = true
      return send(begin, values)
    }
    if (text === 'commit' || text === 'rollback') isInTransaction = false
    else if (!isInTransaction) return sendAlone(text, values)
    return send(text, values)
  }

  async function sendAlone(text: string, values: readonly unknown[]) {
    await send(begin, [])
    try {
      const result = await send(text, values)
      await send('commit', [])
      return result
    } catch (error) {
      // The pool closes a connection whose rollback fails.
      await send('rollback', []).catch(() => {})
      throw error
    }
  }
}
