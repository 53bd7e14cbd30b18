// Generated from the migrated database by npm run generate: do not edit.
import type { Db } from '#ports/database.ts'
import type { Generated } from 'kysely'

export type Tables = {
  flow: {
    tokenHash: Uint8Array
    invitationId: string | null
    accountId: string | null
    contactSealed: Uint8Array | null
    passwordProvenAt: Date | null
    phoneProvenAt: Date | null
    createdAt: Generated<Date>
    expiresAt: Date
    authVersion: number | null
    enteredAt: Date | null
  }
  secondFactor: {
    tokenHash: Uint8Array
    accountId: string
    flowHash: Uint8Array
    createdAt: Generated<Date>
    expiresAt: Date
    usedAt: Date | null
  }
  session: {
    id: string
    accountId: string
    kind: 'set-up' | 'client'
    refreshHash: Uint8Array
    previousRefreshHash: Uint8Array | null
    rotatedAt: Date | null
    authVersion: number
    flowHash: Uint8Array | null
    createdAt: Generated<Date>
    lastActiveAt: Generated<Date>
    endsAt: Date
    endedAt: Date | null
    endedWhy: string | null
    provenAt: Generated<Date>
    browser: Generated<string>
  }
  device: {
    tokenHash: Uint8Array
    accountId: string
    createdAt: Generated<Date>
    expiresAt: Date
  }
  resetRequest: {
    handleHash: Uint8Array
    flowHash: Uint8Array
    accountId: string | null
    prefixHash: Uint8Array | null
    temporaryHash: string | null
    mailed: boolean
    tries: Generated<number>
    createdAt: Generated<Date>
    expiresAt: Date
    usedAt: Date | null
  }
}

/** The handle of the stores of this folder. */
export const tables = (db: Db) => db.withTables<Tables>()
