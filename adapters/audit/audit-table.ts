import { sql } from 'kysely'
import type { Audit } from '#ports/audit.ts'
import type { Database } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { tables } from './tables.generated.ts'

export function auditTable(database: Database, ids: Ids): Audit {
  return {
    async record({ details = {}, ...event }, tx) {
      await tables(tx ?? database.db)
        .insertInto('audit')
        .values({ id: ids.rowId(), ...event, details })
        .execute()
    },
    async listRefusedSources({ event, accountId, withinSeconds }) {
      const since = sql<Date>`portal_now() - make_interval(secs => ${withinSeconds}::float8)`
      const rows = await tables(database.db)
        .selectFrom('audit')
        .select('ip')
        .distinct()
        .where('accountId', '=', accountId)
        .where('event', '=', event)
        .where('outcome', '=', 'refused')
        .where('at', '>', since)
        .limit(50)
        .execute()
      return rows.flatMap(({ ip }) => (ip === null ? [] : [ip]))
    },
  }
}
