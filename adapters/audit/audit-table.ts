import { sql } from 'kysely'
import type { Audit } from '#ports/audit.ts'
import type { Database } from '#ports/database.ts'
import type { Ids } from '#ports/ids.ts'

export function auditTable(database: Database, ids: Ids): Audit {
  return {
    async record(
      { event, outcome, accountId, firmId, sessionId, object, ip, requestId, details = {} },
      tx,
    ) {
      await sql`
        insert into audit (id, event, outcome, account_id, firm_id, session_id, object, ip, request_id, details)
        values (${ids.rowId()}, ${event}, ${outcome}, ${accountId ?? null}, ${firmId ?? null}, ${sessionId ?? null},
          ${object ?? null}, ${ip ?? null}, ${requestId ?? null}, ${JSON.stringify(details)}::jsonb)`.execute(
        tx ?? database.db,
      )
    },
  }
}
