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
  }
}
