import { sql } from 'kysely'
import type { Audit } from '#ports/audit.ts'
import type { Database } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'
import { countRefusal, listRefusals } from './refused-access.ts'
import { tables } from './tables.generated.ts'

/** A statement has at most 65,535 parameters. */
const maxRowsPerInsert = 1000

export function auditTable(database: Database, ids: Ids): Audit {
  return {
    async record({ details = {}, ...event }, tx) {
      await tables(tx ?? database.db)
        .insertInto('audit')
        .values({ id: ids.rowId(), ...event, details })
        .execute()
    },
    async recordAll(entries, tx) {
      const rows = entries.map(({ details = {}, ...event }) => ({
        id: ids.rowId(),
        ...event,
        details,
      }))
      for (let first = 0; first < rows.length; first += maxRowsPerInsert)
        await tables(tx)
          .insertInto('audit')
          .values(rows.slice(first, first + maxRowsPerInsert))
          .execute()
    },
    async list({ firmId, events, objects, before, max }, db) {
      return tables(db)
        .selectFrom('audit')
        .select(['id', 'at', 'event', 'accountId', 'object', 'details'])
        .where('firmId', '=', firmId)
        .where('outcome', '=', 'done')
        .where(sql<boolean>`event = any(${events}::text[])`)
        .where(sql<boolean>`object = any(${objects}::text[])`)
        .$if(before !== undefined, (query) =>
          query.where(
            sql<boolean>`(at, id) < (select e.at, e.id from audit e where e.id = ${before})`,
          ),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(max)
        .execute()
    },
    countRefusal: (person, thing) => countRefusal(database, person, thing),
    listRefusals,
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
