// Generated from the migrated database by npm run generate: do not edit.
import type { Db } from '#ports/database.ts'
import type { Generated } from 'kysely'

export type Tables = {
  audit: {
    id: string
    at: Generated<Date>
    event: string
    outcome: 'done' | 'refused'
    accountId: string | null
    firmId: string | null
    sessionId: string | null
    object: string | null
    ip: string | null
    requestId: string | null
    details: Generated<Record<string, unknown>>
  }
  refusedAccessCount: {
    personId: string
    firmId: string | null
    refusals: number
    countedSince: Date
    things: Generated<Readonly<Record<string, number>>>
  }
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
