// Generated from the migrated database by npm run generate: do not edit.
import type { Db } from '#ports/database.ts'
import type { Generated } from 'kysely'

export type Tables = {
  challenge: {
    id: string
    subject: string
    tries: Generated<number>
    createdAt: Generated<Date>
    expiresAt: Date
    usedAt: Date | null
    lastSentAt: Date | null
  }
  challengeCode: {
    id: string
    challengeId: string
    codeHash: Uint8Array
    createdAt: Generated<Date>
    expiresAt: Date
  }
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
