// Generated from the migrated database by npm run generate: do not edit.
import type { Db } from '#ports/database.ts'
import type { Generated } from 'kysely'

export type Tables = {
  outbox: {
    id: string
    channel: 'email' | 'text'
    sealed: Uint8Array | null
    dedupe: string | null
    state: Generated<'waiting' | 'sent' | 'dropped'>
    attempts: Generated<number>
    createdAt: Generated<Date>
    expiresAt: Date | null
    sentAt: Date | null
    fault: string | null
    failedAt: Date | null
    maskedTo: string | null
    firmId: string | null
    participantId: string | null
    accountId: string | null
    newsSince: Date | null
    resentAt: Date | null
    waitsFor: string | null
    leavesAt: Date | null
  }
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
