// Generated from the migrated database by npm run generate: do not edit.
import type { Db } from '#ports/database.ts'
import type { Generated } from 'kysely'

export type Tables = {
  rehearsalMessage: {
    id: string
    channel: string
    recipient: string
    subject: string | null
    body: string
    sentAt: Generated<Date>
  }
  rehearsalCourse: {
    kind: string
    key: string
    data: unknown
    changedAt: Generated<Date>
  }
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
