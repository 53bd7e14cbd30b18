// Connections on which only the rows of one firm exist (spec: tenancy#policies).
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { isUuid } from '#lib/ids.ts'

type Query = (text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>

/**
 * Every transaction begins with the firm, in one message. A statement outside a transaction gets
 * one of its own, because the setting ends with it.
 */
export function createFirmPool(pool: PostgresPool, firmId: string): PostgresPool {
  // SET takes no parameters.
  if (!isUuid(firmId)) throw new Error('The ID of a firm is a UUID')
  const begin = `begin; set local daybreak.firm_id = '${firmId}'`
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
