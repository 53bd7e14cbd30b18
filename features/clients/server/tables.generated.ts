// Generated from the migrated database by npm run generate: do not edit.
import type { Db } from '#ports/database.ts'
import type { Generated } from 'kysely'

export type Tables = {
  caseFilter: {
    firmId: string
    id: string
    staffId: string
    name: string
    isShared: Generated<boolean>
    filter: unknown
    createdAt: Generated<Date>
  }
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
